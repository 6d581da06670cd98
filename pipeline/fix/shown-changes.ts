import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import type { FieldChange } from '../../schemas/report/difference.ts';
import { fieldContext } from '../diff/entry-changes.ts';
import { fieldChanges } from '../diff/field-changes.ts';
import { isSameValue } from '../diff/values/same-value.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { namesOfFields } from '../inspect/content/names-of-fields.ts';
import type { ChangedField } from './changed-fields.ts';
import type { ValuePath } from './edit.ts';
import type { Fixed } from './fix-content.ts';

/** An entry with changed fields, as editors know it. */
export interface ShownEntry {
  readonly id: string;
  readonly title: string | undefined;
  readonly typeName: string;
  /** Its page, or the first one that shows it. */
  readonly url: RoutePath | undefined;
  readonly fields: readonly ShownField[];
}

export interface ShownField {
  readonly name: string;
  /** Where the site has several. */
  readonly locale: string | undefined;
  readonly rules: readonly string[];
  readonly changes: readonly FieldChange[];
  /** What was wrong where readers see no difference. */
  readonly unseen: readonly string[];
  /** The same as the space spells it. */
  readonly change: ChangedField;
}

/** What the fixes have changed, entry by entry in the order of the export. */
export function shownChanges({ before, after, changes }: Fixed): ShownEntry[] {
  const byEntry = new Map<string, ChangedField[]>();
  for (const change of changes) byEntry.set(change.entry, [...(byEntry.get(change.entry) ?? []), change]);
  return [...byEntry].map(([id, fields]): ShownEntry => {
    const { graph } = before.all;
    const entry = graph.entries.get(id as EntryId);
    const [page] = graph.pagesOf.get(id as EntryId) ?? [];
    return {
      id,
      title: entry?.title,
      typeName: entry?.typeName ?? '',
      url: graph.urls.get(id as EntryId) ?? (page && graph.urls.get(page)),
      fields: fields.map((change) => {
        const index = Math.max(
          before.graphs.findIndex(({ locale }) => locale === change.locale),
          0,
        );
        const graphs = { before: before.graphs[index] ?? graph, after: after.graphs[index] ?? graph };
        return {
          name: entry === undefined ? change.field : namesOfFields(entry, graph)(change.field),
          locale: before.graphs.length > 1 ? change.locale : undefined,
          rules: [...new Set(change.fixes.map(({ diagnostic }) => diagnostic.rule))],
          changes: changesOf(change, graphs),
          unseen: change.fixes.flatMap(({ fix, diagnostic }) => (fix.isUnseen ? [diagnostic.message] : [])),
          change,
        };
      }),
    };
  });
}

/** As readers see them. Of a value that no reader sees, the innermost values that differ. */
function changesOf(
  change: ChangedField,
  graphs: { readonly before: Graph; readonly after: Graph },
): readonly FieldChange[] {
  const [old, now] = [graphs.before, graphs.after].map(({ entries }) => entries.get(change.entry as EntryId));
  const seen =
    old && now ? seenChanges(old, now, graphs).filter(({ field: [name] }) => name === change.field) : [];
  return seen.length > 0 || change.fixes.every(({ fix }) => fix.isUnseen) ? seen : valueChanges(change, []);
}

const seenChanges = (old: Entry, now: Entry, graphs: { readonly before: Graph; readonly after: Graph }) =>
  fieldChanges(old, now, fieldContext(graphs));

interface Both {
  readonly before: unknown;
  readonly after: unknown;
}

/** The innermost values that differ. */
function valueChanges({ before, after }: Both, path: ValuePath): FieldChange[] {
  if (isSameValue(before, after)) return [];
  const isInside = [before, after].every((value) => typeof value === 'object' && value !== null);
  if (isInside && Array.isArray(before) === Array.isArray(after)) {
    const [old, now] = [before, after] as Readonly<Record<string, unknown>>[];
    const keys = Object.keys(old ?? {});
    if (keys.length === Object.keys(now ?? {}).length)
      return keys.flatMap((key) => valueChanges({ before: old?.[key], after: now?.[key] }, [...path, key]));
  }
  return [{ kind: 'value', field: [...path], before: inWords(before), after: inWords(after) }];
}

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
