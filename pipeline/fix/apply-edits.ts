import { addTo } from '../../schemas/base/add-to.ts';
import { isRecord } from '../../schemas/base/is-record.ts';
import type { RawExport } from '../decode/export/raw-export.ts';
import { isSameValue } from '../diff/values/same-value.ts';
import { type Edit, type FieldEdit, isRowEdit, type RowEdit, type ValuePath } from './edit.ts';

/** An export and the text of its redirect table. */
export interface Content {
  readonly exported: RawExport;
  readonly table: string | undefined;
}

/**
 * Applies edits that do not overlap: see `withoutOverlaps`. The content that is given stays as it is, and what has not changed is the same
 * object in both. An edit whose value is no longer the one before is refused, and all others apply.
 */
export function applyEdits<Given extends Content>(
  content: Given,
  edits: readonly Edit[],
): { readonly content: Given; readonly refused: readonly Edit[] } {
  const refused: Edit[] = [];
  const byEntry = new Map<string, FieldEdit[]>();
  for (const edit of edits) if (!isRowEdit(edit)) addTo(byEntry, edit.entry, edit);
  for (const own of byEntry.values()) own.sort(lastFirst);
  const entries =
    byEntry.size === 0
      ? content.exported.entries
      : content.exported.entries.map((item) => {
          const own = byEntry.get(idOf(item) ?? '');
          return own === undefined ? item : editedItem(item as RawFields, own, refused);
        });
  const rows = edits.filter(isRowEdit);
  const table = rows.length === 0 ? content.table : editedTable(content.table ?? '', rows, refused);
  return { content: { ...content, exported: { ...content.exported, entries }, table }, refused };
}

export const idOf = (item: unknown): string | undefined =>
  (item as { readonly sys?: { readonly id?: string } } | null)?.sys?.id;

interface RawFields {
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The last place of a value first, so that no edit moves what another one changes. */
function lastFirst(a: FieldEdit, b: FieldEdit): number {
  for (const [index, step] of b.path.entries()) {
    const other = a.path[index];
    if (other === step) continue;
    if (other === undefined) return 1;
    return typeof step === 'number' && typeof other === 'number' ? step - other : step < other ? -1 : 1;
  }
  return a.path.length === b.path.length ? startOf(b) - startOf(a) : -1;
}

const startOf = (edit: FieldEdit): number => (edit.kind === 'text' ? edit.start : 0);

function editedItem(item: RawFields, edits: readonly FieldEdit[], refused: Edit[]): RawFields {
  let fields = item.fields;
  for (const edit of edits) {
    const { field, locale, path } = edit;
    const whole = [field, locale, ...path];
    if (doesApply(valueIn(fields, whole), edit))
      fields = withEdit(fields, whole, edit) as RawFields['fields'];
    else refused.push(edit);
  }
  return fields === item.fields ? item : { ...item, fields };
}

const doesApply = (value: unknown, edit: FieldEdit): boolean =>
  edit.kind === 'text'
    ? typeof value === 'string' && value.startsWith(edit.before, edit.start)
    : value !== undefined && isSameValue(value, edit.before);

/** The value at a path; undefined where there is none. */
export function valueIn(value: unknown, path: ValuePath): unknown {
  let inner = value;
  for (const step of path) {
    const isThere = Array.isArray(inner) ? typeof step === 'number' : isRecord(inner);
    if (!isThere || !Object.hasOwn(inner as object, step)) return undefined;
    inner = (inner as Readonly<Record<string | number, unknown>>)[step];
  }
  return inner;
}

function withEdit(value: unknown, [step, ...rest]: ValuePath, edit: FieldEdit): unknown {
  if (step === undefined) return edited(value, edit);
  if (!Array.isArray(value)) {
    const record = value as Readonly<Record<string, unknown>>;
    return { ...record, [step]: withEdit(record[step], rest, edit) };
  }
  const index = Number(step);
  if (rest.length === 0 && edit.kind === 'remove') return value.toSpliced(index, 1);
  return value.with(index, withEdit(value[index], rest, edit));
}

function edited(value: unknown, edit: FieldEdit): unknown {
  if (edit.kind === 'value') return edit.after;
  if (edit.kind === 'remove') return value; // a value that is no item of a list cannot be taken out
  const { start, before, after } = edit;
  return String(value).slice(0, start) + after + String(value).slice(start + before.length);
}

/** The last line first. A line keeps the break at its end, and a new one ends as the first does. */
function editedTable(table: string, edits: readonly RowEdit[], refused: Edit[]): string {
  let lines = table.split('\n');
  const end = /\r$/u.exec(lines[0] ?? '')?.[0] ?? '';
  const isEnded = lines.at(-1) === '';
  if (isEnded) lines.pop();
  for (const edit of edits.toSorted((a, b) => lineOf(b) - lineOf(a))) {
    const { line = lines.length + 1, before, after } = edit;
    if (plain(lines[line - 1]) !== before) refused.push(edit);
    else lines = lines.toSpliced(line - 1, 1, ...(after === undefined ? [] : [after + end]));
  }
  return lines.join('\n') + (isEnded ? '\n' : '');
}

const plain = (line: string | undefined) => line?.replace(/\r$/u, '');

const lineOf = ({ line = Number.MAX_SAFE_INTEGER }: RowEdit): number => line;
