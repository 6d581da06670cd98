import { randomUUID } from 'node:crypto';
import { leaveUnread } from '../../../pipeline/decode/unread-document.ts';
import type { Span } from './outline.ts';

/** Stands where a text is left; no file holds it. */
const mark = randomUUID();

/** Parses an item but for its texts, which are known to be sound: each is parsed when it is asked for. */
export function parseAround(bytes: Buffer, { start, end }: Span, texts: readonly Span[]): unknown {
  const starts = [start, ...texts.map((text) => text.end)];
  const parts = starts.map((from, index) => bytes.toString('utf8', from, texts[index]?.start ?? end));
  const text = parts.reduce((before, after, index) => `${before}"${mark}${index - 1}"${after}`);
  const item = JSON.parse(text) as unknown;
  if (texts.length === 0 || !isObject(item) || !('fields' in item)) return item;
  for (const document of partsOf(item.fields).flatMap(partsOf)) {
    const content = 'content' in document ? document.content : undefined;
    if (typeof content !== 'string' || !content.startsWith(mark)) continue;
    const left = texts[Number(content.slice(mark.length))];
    if (left !== undefined) leaveUnread(document, unreadText(bytes.subarray(left.start, left.end)));
  }
  return item;
}

const partsOf = (value: unknown): object[] => (isObject(value) ? Object.values(value).filter(isObject) : []);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const unreadText = (bytes: Buffer) => ({
  read: () => JSON.parse(bytes.toString()) as unknown,
  mayMention: (word: string) => bytes.includes(word) || bytes.includes('\\u'), // it may be written with escapes
});
