import { isRecord } from '../../../schemas/base/is-record.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import type { EntryRead } from '../../entry.ts';
import type { ParsedPath } from '../../model/sources/parsed-source.ts';
import { kindOfValue } from '../../model/sources/value-kind.ts';
import type { DecodeContext } from '../decode-context.ts';
import { isOneValue } from '../export/locales-in-use.ts';
import { pickLocale } from '../export/locales.ts';
import type { RawItem } from '../export/raw-export.ts';
import { stateOf } from '../state.ts';
import { assetValue } from './asset-value.ts';
import type { Found } from './found.ts';
import { systemValue } from './system-value.ts';

export interface PathContext extends Pick<
  DecodeContext,
  'locales' | 'model' | 'items' | 'labels' | 'includes'
> {
  /** Called for each entry that a path goes through. */
  readonly note: (read: EntryRead) => void;
}

/** The value at the end of a path that starts at an item; a list where a step is one. It is read in the locale of any field. */
export function readPath(
  { path, steps }: ParsedPath,
  item: RawItem,
  context: PathContext,
): Found | undefined {
  const way: Way = { path, field: steps[0] ?? '', isFirst: true, context };
  const { found, isList } = valuesAt(item, steps, way);
  const [first] = found;
  if (first === undefined || !isList) return first;
  return { value: found.flatMap(({ value }) => value), at: first.at };
}

interface Way {
  readonly path: string;
  /** The field of the first item. */
  readonly field: string;
  readonly isFirst: boolean;
  readonly context: PathContext;
}

interface Values {
  readonly found: readonly Found[];
  readonly isList: boolean;
}

const nothing: Values = { found: [], isList: false };

function valuesAt(item: RawItem, [step = '', ...rest]: readonly string[], way: Way): Values {
  const value = valueIn(item, step, way.context);
  const at = {
    path: way.path,
    entry: item.sys.id,
    contentType: item.sys.contentType?.sys.id ?? '',
    field: step,
  };
  if (value === undefined) {
    const system = rest.length === 1 ? systemValue(item, `${step}.${rest[0] ?? ''}`, way.context) : undefined;
    return system === undefined ? nothing : { found: [{ value: system, at }], isList: false };
  }
  if (rest.length === 0) return { found: [{ value, at }], isList: false };
  if (!Array.isArray(value)) return valuesBehind(value, rest, { at, way });
  const all = value.map((each: unknown) => valuesBehind(each, rest, { at, way }));
  return { found: all.flatMap(({ found }) => found), isList: true };
}

function valuesBehind(
  value: unknown,
  rest: readonly string[],
  { at, way }: { readonly at: NonNullable<Found['at']>; readonly way: Way },
): Values {
  const { context } = way;
  const kind = kindOfValue(value);
  const id = linkedId(value);
  if (id === undefined) return nothing;
  if (kind === 'entry') {
    const target = readEntry(id, way);
    return target === undefined ? nothing : valuesAt(target, rest, { ...way, isFirst: false });
  }
  const asset = kind === 'asset' ? context.items.asset(id) : undefined;
  if (asset === undefined || !context.includes(stateOf(asset.sys))) return nothing;
  const found = assetValue(asset, rest, context);
  return found === undefined ? nothing : { found: [{ value: found, at }], isList: false };
}

/** An entry that a value is read from: like a link, a path leads to no draft. */
function readEntry(id: string, { field, isFirst, context }: Way): RawItem | undefined {
  const target = context.items.entry(id);
  const isThere = target !== undefined && context.includes(stateOf(target.sys));
  if (isFirst || isThere) context.note({ field, target: id as EntryId });
  return isThere ? target : undefined;
}

/** The title of an entry that a field links to, by the display field of its type. */
export function titleOfLinked(id: string, field: string, context: PathContext): string | undefined {
  const target = readEntry(id, { path: field, field, isFirst: true, context });
  if (target === undefined) return undefined;
  const contentType = target.sys.contentType?.sys.id ?? '';
  const names = [context.model.displayField(contentType) ?? [], 'title', 'name', 'label'].flat();
  const title = names.map((name) => valueIn(target, name, context)).find((each) => typeof each === 'string');
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
}

export function linkedId(value: unknown): string | undefined {
  const sys = isRecord(value) ? value['sys'] : undefined;
  return isRecord(sys) && typeof sys['id'] === 'string' ? sys['id'] : undefined;
}

function valueIn({ sys, fields }: RawItem, field: string, { locales, model }: PathContext): unknown {
  const byLocale = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!isRecord(byLocale) || isOneValue(byLocale)) return undefined;
  return pickLocale(byLocale, locales, model.isLocalized(sys.contentType?.sys.id ?? '', field));
}
