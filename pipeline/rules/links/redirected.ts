import { toRoutePath } from '../../../schemas/urls.ts';
import type { Reference } from '../../graph.ts';
import { readdress } from '../../fix/readdress.ts';
import { fixOf } from '../../fix/fix.ts';
import { isPage } from '../../addresses/site-pages.ts';
import { resolveRedirect } from '../../redirects/redirect-table.ts';
import { followPath, withHash } from '../../addresses/follow-path.ts';
import { pageLinksOf } from '../../inspect/links/links-of.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { rule } from '../../rule.ts';
import { linkWords } from '../words.ts';

export const redirected = rule<{
  readonly reference: Reference;
  readonly asked: string;
  readonly to: string;
}>({
  id: 'links/redirected',
  severity: 'warn',
  summary: 'Every link within the site leads straight to its page.',
  advice: 'Link to the address at the end of the redirect.',
  message: ({ reference, asked, to }, named) =>
    `${linkWords(reference, named)} leads to ${asked}, which is redirected to ${to}.`,
  *check(entry, graph) {
    for (const { reference, address } of pageLinksOf(entry, graph)) {
      const { to, end, isRedirected } = followPath(address.path, address.hash, graph);
      if (!isRedirected || (end !== 'page' && end !== 'outside')) continue;
      const asked = toRoutePath(address.path);
      const detail = { reference, asked, to };
      yield { at: locationOf(reference), detail, target: withHash(asked, address.hash), suggestion: to };
    }
  },
  fix({ detail: { reference, asked, to } }, content, graph) {
    const way = resolveRedirect(graph.redirects, asked, (route) => isPage(route, graph));
    const isForGood = way.kind === 'target' && way.isPermanent;
    return fixOf(isForGood, [readdress(reference, to, { content, graph })]);
  },
});
