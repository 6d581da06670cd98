import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { type Change, changedBytes } from './changed-bytes.ts';
import { startOfText } from './json/decode-text.ts';
import { parseItems } from './json/parse-items.ts';
import { parseExportItems, readExportBytes } from './read-export-file.ts';
import { ReusedBuffer } from './reused-buffer.ts';
import type { ItemList } from './json/scan-items.ts';

/** The lists that can be parsed again in part. */
const lists = ['entries', 'assets'] as const;
type List = (typeof lists)[number];

/** The positions of a list's items in the bytes; ends are exclusive. */
type Spans = Pick<ItemList, 'starts' | 'ends'>;

interface Known {
  readonly bytes: Buffer;
  readonly exported: RawExport;
  readonly spans: Partial<Record<List, Spans>>;
}

/**
 * Reads an export repeatedly. If a file differs within one list, only the items between the first and the last difference are
 * parsed. Every other item stays the same object.
 */
export class ExportReader {
  #known: Known | undefined;
  /** One buffer holds the known bytes, the other gets the next ones. */
  #buffers = [new ReusedBuffer(), new ReusedBuffer()] as const;

  async read(path: string): Promise<RawExport> {
    const [free, other] = this.#buffers;
    const bytes = await readExportBytes(path, (file) => free.read(file));
    this.#known = (this.#known && readChange(this.#known, bytes)) ?? readWhole(bytes, path);
    this.#buffers = [other, free];
    return this.#known.exported;
  }
}

function readWhole(bytes: Buffer, path: string): Known {
  const { exported, lists: found } = parseExportItems(bytes, path);
  const spans = new Map(found.map((list) => [JSON.parse(list.key) as string, list]));
  // an item that is no object has no span, and the positions are unreliable
  const trusted = lists.filter((list) => spans.get(list)?.starts.length === exported[list].length);
  return { bytes, exported, spans: Object.fromEntries(trusted.map((list) => [list, spans.get(list)])) };
}

/** Undefined if the whole file has to be parsed: it changed outside the lists, or is invalid. */
function readChange(known: Known, bytes: Buffer): Known | undefined {
  if ((known.exported.repeatedKeys ?? []).length > 0) return undefined; // their line numbers change
  const change = changedBytes(known.bytes, bytes);
  if (change.start === change.endBefore && change.start === change.endAfter) return { ...known, bytes };
  for (const list of lists) {
    const spans = known.spans[list];
    const changed = spans && readItems(spans, change, bytes);
    if (changed === undefined) continue;
    const { from, to, items, spans: newSpans } = changed;
    return {
      bytes,
      exported: { ...known.exported, [list]: known.exported[list].toSpliced(from, to - from, ...items) },
      spans: { ...movedBy(change, known.spans), [list]: newSpans },
    };
  }
  return undefined;
}

interface ChangedItems {
  /** The range of items that are replaced; the end is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly items: readonly unknown[];
  readonly spans: Spans;
}

/** Parses the items that a change touches. Undefined if the change is not within the list. */
function readItems({ starts, ends }: Spans, change: Change, bytes: Buffer): ChangedItems | undefined {
  const from = starts.findLastIndex((start) => start <= change.start);
  const last = ends.findIndex((end) => end >= change.endBefore);
  if (from === -1 || last < from) return undefined;
  const grown = change.endAfter - change.endBefore;
  const start = starts[from] ?? 0;
  const part = Buffer.concat([
    Buffer.from('{"items":['),
    bytes.subarray(start, (ends[last] ?? 0) + grown),
    Buffer.from(']}'),
  ]);
  const { items, spans: found } = itemsIn(part) ?? {};
  if (items === undefined || found?.starts.length !== items.length) return undefined;
  const placed = (offset: number) => offset - '{"items":['.length + start;
  return {
    from,
    to: last + 1,
    items,
    spans: {
      starts: starts.slice(0, from).concat(found.starts.map(placed), moved(starts.slice(last + 1), grown)),
      ends: ends.slice(0, from).concat(found.ends.map(placed), moved(ends.slice(last + 1), grown)),
    },
  };
}

/** Undefined if they are invalid: parsing the whole file reports where. */
function itemsIn(
  part: Buffer,
): { readonly items: readonly unknown[]; readonly spans: Spans | undefined } | undefined {
  try {
    startOfText(part, 'the change');
    const { value, repeatedKeys, lists: found } = parseItems(part, 'the change');
    if (repeatedKeys.length > 0) return undefined;
    return { items: (value as { readonly items: readonly unknown[] }).items, spans: found[0] };
  } catch {
    return undefined;
  }
}

const moved = (offsets: readonly number[], by: number): number[] => offsets.map((offset) => offset + by);

/** Shifts the positions of the lists after a change. */
function movedBy({ endBefore, endAfter }: Change, spans: Known['spans']): Known['spans'] {
  const later = Object.entries(spans).map(([list, { starts, ends }]) => {
    const by = (starts[0] ?? 0) >= endBefore ? endAfter - endBefore : 0;
    return [list, { starts: moved(starts, by), ends: moved(ends, by) }];
  });
  return Object.fromEntries(later) as Known['spans'];
}
