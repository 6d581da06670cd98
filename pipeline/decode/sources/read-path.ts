import { isRecord } from '../../../schemas/base/is-record.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import type { EntryRead } from '../../entry.ts';
import type { ParsedPath } from '../../model/sources/parsed-source.ts';
import { kindOfValue, linkedId } from '../../model/sources/value-kind.ts';
import type { DecodeContext } from '../decode-context.ts';
import { isOneValue } from '../export/locales-in-use.ts';
import { pickLocale } from '../export/locales.ts';
import type { RawItem } from '../export/raw-export.ts';
import { stateOf } from '../state.ts';
import { assetValue } from './asset-value.ts';
import type { Found, Origin } from './found.ts';
import { systemValue } from './system-value.ts';

export interface PathContext extends Pick<
  DecodeContext,
  'locales' | 'model' | 'items' | 'labels' | 'includes'
> {
  /** Called for each entry that a path goes through. */
  readonly note: (read: EntryRead) => void;
  /** Called for each asset that a path goes to and that is not in the build, with the field that refers to it. */
  readonly noteMissing: (asset: string, at: Origin) => void;
}

/** The value at the end of a path that starts at an item; a list where a step is one. It is read in the locale of any field. */
export function readPath(
  { path, steps }: ParsedPath,
  item: RawItem,
  context: PathContext,
): Found | undefined {
  const found: Found[] = [];
  let isList = false;
  let level: readonly Place[] = [{ kind: 'entry', item }];
  for (const [index, step] of steps.entries()) {
    const rest = steps.slice(index);
    const next = new Map<string, Place>(); // each target once: lists of references can lead to one in many ways
    for (const place of level) {
      const read = valueAt(place, rest, context);
      if (read === undefined) continue;
      const at = place.kind === 'asset' ? place.at : originOf(place.item, step, path);
      if (read.isEnd) found.push({ value: read.value, at });
      else {
        isList ||= Array.isArray(read.value);
        const way = { field: steps[0] ?? '', isFirst: index === 0, context };
        const here = { ...at, path: steps.slice(0, index + 1).join('.') };
        for (const [id, target] of placesBehind(read.value, here, way)) next.set(id, target);
      }
    }
    level = [...next.values()];
  }
  const [first] = found;
  if (first === undefined || !isList) return first;
  return { value: found.flatMap(({ value }) => value), at: first.at };
}

/** An item that a path has come to; an asset with the field that leads to it, where editors choose another one. */
type Place =
  | { readonly kind: 'entry'; readonly item: RawItem }
  | { readonly kind: 'asset'; readonly item: RawItem; readonly at: Origin };

const originOf = ({ sys }: RawItem, field: string, path: string): Origin => ({
  path,
  entry: sys.id,
  contentType: sys.contentType?.sys.id ?? '',
  field,
});

/** The value of the next step, and whether the path ends with it. */
function valueAt(
  { kind, item }: Place,
  rest: readonly string[],
  context: PathContext,
): { readonly value: unknown; readonly isEnd: boolean } | undefined {
  const [step = ''] = rest;
  const own = kind === 'entry' ? valueIn(item, step, context) : undefined;
  if (own !== undefined) return { value: own, isEnd: rest.length === 1 };
  const value =
    kind === 'asset' ? assetValue(item, rest, context) : systemValue(item, rest.join('.'), context);
  return value === undefined ? undefined : { value, isEnd: true };
}

interface Way {
  /** The field in which the path begins. */
  readonly field: string;
  readonly isFirst: boolean;
  readonly context: PathContext;
}

function placesBehind(value: unknown, at: Origin, way: Way): [string, Place][] {
  const links: readonly unknown[] = Array.isArray(value) ? value : [value];
  return links.flatMap((link): [string, Place][] => {
    const kind = kindOfValue(link);
    const id = linkedId(link);
    if (id === undefined || (kind !== 'entry' && kind !== 'asset')) return [];
    const item = kind === 'entry' ? readEntry(id, way) : readAsset(id, at, way.context);
    if (item === undefined) return [];
    return [[`${kind} ${id}`, kind === 'entry' ? { kind, item } : { kind, item, at }]];
  });
}

/** A file of an asset that is not published is not shown either. `at`: the field that refers to it. */
export function readAsset(id: string, at: Origin, context: PathContext): RawItem | undefined {
  const asset = context.items.asset(id);
  if (asset !== undefined && context.includes(stateOf(asset.sys))) return asset;
  context.noteMissing(id, at);
  return undefined;
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
  const target = readEntry(id, { field, isFirst: true, context });
  if (target === undefined) return undefined;
  const contentType = target.sys.contentType?.sys.id ?? '';
  const names = [context.model.displayField(contentType) ?? [], 'title', 'name', 'label'].flat();
  const title = names.map((name) => valueIn(target, name, context)).find((each) => typeof each === 'string');
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
}

function valueIn({ sys, fields }: RawItem, field: string, { locales, model }: PathContext): unknown {
  const byLocale = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!isRecord(byLocale) || isOneValue(byLocale)) return undefined;
  return pickLocale(byLocale, locales, model.isLocalized(sys.contentType?.sys.id ?? '', field));
}
