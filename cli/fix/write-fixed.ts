import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { startOfText } from '../input/json/decode-text.ts';
import { scanItems } from '../input/json/scan-items.ts';

/** The bytes of an export with other entries in the place of those that were changed. All other bytes are the same. */
export function fixedBytes(
  bytes: Buffer,
  { name, before, after }: { readonly name: string; readonly before: RawExport; readonly after: RawExport },
): Buffer {
  const { lists } = scanItems(bytes, startOfText(bytes, name));
  const list = lists.findLast(({ key }) => JSON.parse(key) === 'entries'); // of two the last one counts
  const pieces: Buffer[] = [];
  let from = 0;
  for (const [index, place] of (list?.places ?? []).entries()) {
    const item = after.entries[place];
    const [start, end] = [list?.starts[index] ?? 0, list?.ends[index] ?? 0];
    if (item === before.entries[place]) continue;
    pieces.push(bytes.subarray(from, start), Buffer.from(asIndented(item, bytes.subarray(0, end), start)));
    from = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(from)]);
}

/** On lines of its own where the item before was. */
function asIndented(item: unknown, bytes: Buffer, start: number): string {
  const [, inner] = /^\{\r?\n([ \t]+)/u.exec(bytes.toString('utf8', start, start + maxIndent)) ?? [];
  if (inner === undefined) return JSON.stringify(item);
  const [outer = ''] = /[ \t]*$/u.exec(bytes.toString('utf8', Math.max(0, start - maxIndent), start)) ?? [];
  return JSON.stringify(item, null, inner.slice(outer.length)).replaceAll('\n', `\n${outer}`);
}

/** In bytes. */
const maxIndent = 200;
