import { fixOf } from '../../fix/fix.ts';
import { readdress } from '../../fix/readdress.ts';
import type { Reference } from '../../graph.ts';
import { pageLinksOf } from '../../inspect/links/links-of.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { followPath } from '../../addresses/follow-path.ts';
import { nearestPage } from '../../addresses/site-pages.ts';
import { rule } from '../../rule.ts';
import { linkWords } from '../words.ts';

export const absolute = rule<{ readonly reference: Reference; readonly path: string }>({
  id: 'links/absolute',
  severity: 'warn',
  summary: 'Every link within the site is a path or a link to an entry.',
  advice: 'Link to the entry, or leave out everything before the path.',
  message: ({ reference, path }, named) =>
    `${linkWords(reference, named)} leads to ${path} of this site by a full address, which breaks in previews and when the site moves.`,
  *check(entry, graph) {
    for (const { reference, address } of pageLinksOf(entry, graph)) {
      if (!address.isAbsolute) continue;
      const { path, query, hash } = address;
      const detail = { reference, path };
      const isMissing = followPath(path, hash, graph).end === 'missing';
      const page = (isMissing ? nearestPage(path, graph) : undefined) ?? path;
      const suggestion = `${page}${query && `?${query}`}${hash === undefined ? '' : `#${hash}`}`;
      yield { at: locationOf(reference), detail, target: reference.target.trim(), suggestion };
    }
  },
  fix: ({ detail: { reference, path }, suggestion = '' }, content, graph) =>
    fixOf(suggestion.startsWith(path), [readdress(reference, suggestion, { content, graph })]),
});
