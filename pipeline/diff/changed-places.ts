import type { EntryId } from '../../schemas/base/ids.ts';
import type { BlockPlace, EntryChange } from '../../schemas/report/difference.ts';
import type { Graph } from '../graph.ts';
import { compareGraphs } from './compared.ts';
import { entryChanges } from './entry-changes.ts';

/** A block of a text that a page shows: the entry, its field as the space spells it, the JSON pointer of its node. */
export interface ChangedPlace extends BlockPlace {
  readonly entry: string;
}

/** The blocks of a page that the other side does not have as they are. A page that one side lacks has no places there. */
export interface ChangedPage {
  readonly before: readonly ChangedPlace[];
  readonly after: readonly ChangedPlace[];
}

/** For each page whose blocks have changed, by the article's id, their places on each side. */
export function changedPlaces(before: Graph, after: Graph): ReadonlyMap<EntryId, ChangedPage> {
  const compared = compareGraphs(before, after);
  const places = { before: new Map<string, ChangedPlace[]>(), after: new Map<string, ChangedPlace[]>() };
  for (const change of entryChanges(compared)) {
    for (const side of ['before', 'after'] as const) places[side].set(change.id, placesIn(change, side));
  }
  const shown = (graph: Graph, page: EntryId, side: 'before' | 'after') =>
    [...(graph.pages.get(page)?.shows ?? [])].flatMap((id) => places[side].get(id) ?? []);
  const pages = [...compared.pages]
    .toSorted()
    .map((page): [EntryId, ChangedPage] => [
      page,
      { before: shown(before, page, 'before'), after: shown(after, page, 'after') },
    ]);
  return new Map(pages.filter(([, page]) => page.before.length + page.after.length > 0));
}

const placesIn = ({ id, fields }: EntryChange, side: 'before' | 'after'): ChangedPlace[] =>
  fields.flatMap((field) =>
    field.kind === 'text'
      ? field.blocks.flatMap((block) => {
          const place = block.change === 'same' ? undefined : block[side];
          return place === undefined ? [] : [{ entry: id, ...place }];
        })
      : [],
  );
