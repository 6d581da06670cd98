import type { AddressChange } from '../../schemas/report/difference.ts';
import { followPath, withHash } from '../addresses/follow-path.ts';
import { placeNow } from '../contract/gone-anchors.ts';
import type { Graph, PageOutline } from '../graph.ts';
import { hasAnchor } from '../inspect/links/anchor-on.ts';
import type { Compared } from './compared.ts';

/** The anchors of pages that are in both exports. Anchors of added or removed pages are not listed. */
export function anchorChanges({ before, after, pages }: Compared): AddressChange[] {
  const both = [...pages].flatMap((id) => {
    const [old, now] = [before.pages.get(id), after.pages.get(id)];
    return old === undefined || now === undefined || old === now ? [] : [{ old, now }];
  });
  const left = both.flatMap(({ old, now }) => leftOn(old, now, after));
  const moved = new Set(left.map(({ to }) => to));
  return [...left, ...both.flatMap(({ old, now }) => newOn(old, now)).filter(({ to }) => !moved.has(to))];
}

const leftOn = (old: PageOutline, now: PageOutline, after: Graph): AddressChange[] =>
  [...old.headings].flatMap(([path, heading]): AddressChange[] => {
    const { id, title } = heading;
    if (now.anchors.has(id)) return [];
    const to = placeNow({ old, now, path, heading, after });
    const from = withHash(old.url, id);
    const about = { kind: 'anchor', from, title, entry: now.id, ...leadsOn(old, id, after) } as const;
    return [to === undefined ? { ...about, change: 'gone' } : { ...about, change: 'moved', to }];
  });

const newOn = (old: PageOutline, now: PageOutline): AddressChange[] =>
  [...now.headings.values()]
    .filter(({ id }) => !old.anchors.has(id))
    .map(({ id, title }) => ({
      change: 'new',
      kind: 'anchor',
      to: withHash(now.url, id),
      title,
      entry: now.id,
    }));

/** Anchors match without regard to case. The old address of a moved page leads on only if it is redirected. */
function leadsOn(old: PageOutline, id: string, after: Graph): Pick<AddressChange, 'leadsTo'> {
  const { article, to } = followPath(old.url, undefined, after);
  return article !== undefined && hasAnchor(article, id) ? { leadsTo: withHash(to, id) } : {};
}
