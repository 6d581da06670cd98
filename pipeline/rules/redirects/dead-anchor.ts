import { anchorGone } from '../../causes.ts';
import { splitUrl } from '../../../schemas/urls.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import type { Graph, PageOutline } from '../../graph.ts';
import { anchorByCase, hasAnchor, nearestAnchor } from '../../inspect/links/anchor-on.ts';
import { withHash } from '../../addresses/follow-path.ts';
import { fixOf } from '../../fix/fix.ts';
import { changeTarget, ruleAt } from '../../fix/redirect-edits.ts';
import { spaceRule } from '../../rule.ts';
import { fromRoute, toRoute } from '../../redirects/rule-way.ts';

export const deadAnchor = spaceRule<{ readonly from: string; readonly to: string; readonly hash: string }>({
  id: 'redirects/dead-anchor',
  severity: 'warn',
  summary: 'Every redirect rule to a place within a page finds that place.',
  advice: 'Use the anchor of a heading on that page, or remove the # and what follows it.',
  message: ({ from, to, hash }) =>
    `${from} is redirected to "#${hash}" on ${to}, where there is no such place: readers land at the top of the page.`,
  *checkSpace(graph) {
    for (const rule of graph.redirects.rules) {
      const to = toRoute(rule, graph);
      const { hash } = splitUrl(rule.to);
      const page = to === undefined ? undefined : articleAt(to, graph);
      if (to === undefined || page === undefined || hash === undefined || hasAnchor(page, hash)) continue;
      const near = anchorByCase(page, hash) ?? nearestAnchor(page, hash);
      yield {
        at: rule.origin,
        detail: { from: fromRoute(rule), to, hash },
        target: withHash(to, hash),
        suggestion: near && withHash(to, near),
        cause: anchorGone(page, hash, graph),
      };
    }
  },
  fix({ at, suggestion: to }, content, graph) {
    const rule = ruleAt(at, graph);
    if (rule === undefined || to === undefined) return undefined;
    return fixOf(false, [changeTarget(rule, to, { content, graph })]);
  },
});

function articleAt(route: string, { routes, pages }: Graph): PageOutline | undefined {
  const id = routes.get(route as RoutePath);
  return id === undefined ? undefined : pages.get(id);
}
