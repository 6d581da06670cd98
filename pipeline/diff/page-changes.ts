import type { EntryId } from '../../schemas/base/ids.ts';
import type { SourceChange } from '../../schemas/preview/source-change.ts';
import type { BlockChange, FieldChange, Named, Run } from '../../schemas/report/difference.ts';
import type { Graph } from '../graph.ts';
import { changedFields, fieldContext } from './entry-changes.ts';

/** A page as one of two graphs has it. */
export interface PageSide {
  readonly graph: Graph;
  /** The entries that the page shows. */
  readonly shows: ReadonlySet<EntryId>;
}

/** The differences between two sides of a page, by their locations on each side. */
export interface PageChanges {
  readonly before: readonly SourceChange[];
  readonly after: readonly SourceChange[];
}

/**
 * The differences between two sides of a page, in the order in which each side shows its entries. An entry on one side only is listed
 * on that side. The cost depends on the entries of the page alone.
 */
export function pageChanges(before: PageSide, after: PageSide): PageChanges {
  const context = fieldContext({ before: before.graph, after: after.graph });
  const changes = new Map<EntryId, readonly FieldChange[]>();
  for (const id of after.shows) {
    const [old, now] = [before.graph.entries.get(id), after.graph.entries.get(id)];
    const isOnBoth = before.shows.has(id) && old !== undefined && now !== undefined;
    if (isOnBoth && old !== now) changes.set(id, changedFields(old, now, context));
  }
  const isOnOneSide = (id: string) => before.shows.has(id as EntryId) !== after.shows.has(id as EntryId);
  const on = (side: 'before' | 'after', { shows }: PageSide, other: PageSide): SourceChange[] =>
    [...shows].flatMap((entry) => {
      if (!other.shows.has(entry))
        return [{ entry, change: side === 'before' ? 'removed' : 'added', runs: [] }];
      const fields = changes.get(entry) ?? [];
      return fields.flatMap((field) =>
        field.kind === 'text'
          ? field.blocks.flatMap((block) => blockPlaces(block, side, entry))
          : fieldPlaces(field, entry, isOnOneSide),
      );
    });
  return { before: on('before', before, after), after: on('after', after, before) };
}

function blockPlaces(
  { change, runs, ...places }: BlockChange,
  side: 'before' | 'after',
  entry: EntryId,
): SourceChange[] {
  const place = places[side];
  return change === 'same' || place === undefined ? [] : [{ entry, ...place, change, runs }];
}

/** A field that is no text shows its old and its new value. Parts that are listed as a whole are left out. */
function fieldPlaces(
  change: Exclude<FieldChange, { readonly kind: 'text' }>,
  entry: EntryId,
  isOnOneSide: (id: string) => boolean,
): SourceChange[] {
  const { field } = change;
  if (change.kind === 'value') {
    const { before, after, runs } = change;
    return [{ entry, field, change: 'edited', runs: runs ?? asRuns(before, after) }];
  }
  const names = (items: readonly (Named | string)[]): string | undefined =>
    items
      .flatMap((item) =>
        typeof item === 'string' ? item : isOnOneSide(item.id) ? [] : (item.title ?? item.id),
      )
      .join(', ') || undefined;
  const runs = asRuns(names(change.removed), names(change.added));
  if (runs.length > 0) return [{ entry, field, change: 'edited', runs }];
  return change.isReordered ? [{ entry, field, change: 'moved', runs }] : [];
}

const asRuns = (before: Value, after: Value): Run[] => [
  ...(before === undefined ? [] : [{ change: 'removed' as const, text: String(before) }]),
  ...(after === undefined ? [] : [{ change: 'added' as const, text: String(after) }]),
];

type Value = string | number | boolean | undefined;
