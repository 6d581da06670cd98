import { addTo } from '../../../schemas/base/add-to.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import type { Report } from '../../finding.ts';
import { digestOf, setDigest } from '../../queries/digests.ts';
import { deletedItems } from '../../rules/schema/deleted.ts';
import { duplicateId } from '../../rules/schema/duplicate-id.ts';
import { allOf } from '../../rules/words.ts';
import { inExport, invalid } from './invalid.ts';
import { itemFault } from './item-fault.ts';
import { rawId, type RawExport, type RawItem, rawItem } from './raw-export.ts';

/** The items of an export, each id once, in the order of their ids; and the ids of those that it says are deleted. */
export interface ReadItems {
  readonly entries: readonly RawItem[];
  readonly assets: readonly RawItem[];
  readonly deletedEntries: ReadonlySet<string>;
  readonly deletedAssets: ReadonlySet<string>;
}

export function readItems(raw: RawExport, report: Report): ReadItems {
  const entries = readList(raw.entries, 'entries', report);
  const assets = readList(raw.assets, 'assets', report);
  const deletedEntries = new Set(entries.deleted);
  const deletedAssets = new Set(assets.deleted);
  if (deletedEntries.size + deletedAssets.size > 0) {
    const detail = { entries: deletedEntries.size, assets: deletedAssets.size };
    report(deletedItems, { at: inExport(deletedEntries.size > 0 ? '/entries' : '/assets'), detail });
  }
  return { entries: entries.items, assets: assets.items, deletedEntries, deletedAssets };
}

type Part = 'entries' | 'assets';

interface ReadList {
  readonly items: readonly RawItem[];
  readonly deleted: readonly string[];
}

/** Items that cannot be read, repeat an id, or are of another kind are reported and left out. */
function readList(list: readonly unknown[], part: Part, report: Report): ReadList {
  const byId = new Map<string, RawItem>();
  const deleted: string[] = [];
  const strange = new Map<string, Strange[]>();
  for (const [index, item] of list.entries()) {
    const pointer = `/${part}/${index}`;
    const parsed = parseItem(item);
    const { id = '', type } = parsed.data?.sys ?? rawId.safeParse(item).data?.sys ?? {};
    if (type === `Deleted${kind[part]}`) deleted.push(id);
    else if (type !== undefined && type !== kind[part]) addTo(strange, type, { id, pointer });
    else if (!parsed.success) invalid(report, pointer, itemFault(item, part, parsed.error.issues[0]));
    else if (part === 'entries' && parsed.data.sys.contentType === undefined)
      invalid(report, pointer, itemFault(item, part, { path: ['sys', 'contentType'] }));
    else if (byId.has(id)) report(duplicateId, { at: { entry: id }, detail: { pointer }, target: id });
    else byId.set(id, withDigestOf(item, parsed.data));
  }
  for (const [type, items] of strange) reportStrange(type, { items, part }, report);
  return { items: [...byId.values()].toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1)), deleted };
}

/** What is parsed of an item is the same while that is. */
function withDigestOf(item: unknown, parsed: RawItem): RawItem {
  setDigest(parsed, () => digestOf(item));
  return parsed;
}

const kind = { entries: 'Entry', assets: 'Asset' } as const;

interface Strange {
  readonly id: string;
  readonly pointer: string;
}

/** Reports all items of a type once, at the first one. */
function reportStrange(
  type: string,
  { items, part }: { readonly items: readonly Strange[]; readonly part: Part },
  report: Report,
): void {
  const [first] = items;
  if (first === undefined) return;
  const names = allOf(items.map(({ id }) => id));
  const are = items.length === 1 ? 'is' : 'are';
  invalid(
    report,
    first.pointer,
    `${names} ${are} listed in its "${part}" with the sys.type "${type}", which is not "${kind[part]}"; ${items.length === 1 ? 'it is' : 'they are'} left out`,
  );
}

type ParsedItem = ReturnType<typeof rawItem.safeParse>;

/** Memoized by the item, so that values memoized by its result are found again. */
const parseItem = (item: unknown): ParsedItem =>
  typeof item === 'object' && item !== null ? parseObject(item) : rawItem.safeParse(item);

const parseObject = sameForSame((item: object) => rawItem.safeParse(item));
