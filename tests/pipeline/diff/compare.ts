import { validate } from '../../../pipeline/build.ts';
import { differenceOf } from '../../../pipeline/diff/difference.ts';
import { type Difference, difference } from '../../../schemas/report/difference.ts';
import { exportOf, type RawEntry, settings } from '../documents.ts';

const isAsset = ({ sys }: RawEntry): boolean => sys['type'] === 'Asset';

/** One object, so that a memory serves several runs. */
const config = settings();

export const inputOf = (items: readonly RawEntry[]) => ({
  exported: exportOf(
    items.filter((item) => !isAsset(item)),
    { assets: items.filter(isAsset) },
  ),
  config,
});

/** A space as it is checked. */
export const checked = (items: readonly RawEntry[]) => validate(inputOf(items));

/** What changed from one space to another, findings included, as its schema reads it. */
export function compare(before: readonly RawEntry[], after: readonly RawEntry[]): Difference {
  const [old, now] = [checked(before), checked(after)];
  const findings = { before: old.diagnostics, after: now.diagnostics };
  return difference.parse(differenceOf(old.graph, now.graph, findings));
}

type Edit = (item: RawEntry) => RawEntry;

/** The space with one item made anew. */
const editing =
  (id: string, edit: Edit) =>
  (items: readonly RawEntry[]): readonly RawEntry[] =>
    items.map((item) => (item.sys.id === id ? edit(item) : item));

/** The space with other values in the fields of one item; undefined takes a field away. */
export const setting = (id: string, values: Readonly<Record<string, unknown>>) =>
  editing(id, (item) => {
    const fields = { ...item.fields };
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) delete fields[name];
      else fields[name] = { 'en-US': value };
    }
    return { ...item, fields };
  });

export const without =
  (...ids: readonly string[]) =>
  (items: readonly RawEntry[]): readonly RawEntry[] =>
    items.filter(({ sys }) => !ids.includes(sys.id));

export const adding =
  (...added: readonly RawEntry[]) =>
  (items: readonly RawEntry[]): readonly RawEntry[] => [...items, ...added];

export const inState = (id: string, sys: Readonly<Record<string, unknown>>) =>
  editing(id, (item) => ({ ...item, sys: { ...item.sys, ...sys } }));
