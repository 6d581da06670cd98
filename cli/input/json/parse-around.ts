import { randomUUID } from 'node:crypto';
import { parseLazily } from '../../../pipeline/decode/lazy-document.ts';
import type { Span } from './outline.ts';

/** The placeholder of a lazily parsed text. No file contains it. */
const mark = randomUUID();

/** Parses an item without its texts, which are known to be valid JSON. Each text is parsed at the first access. */
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
    if (left !== undefined) parseLazily(document, lazyText(bytes.subarray(left.start, left.end)));
  }
  return item;
}

const partsOf = (value: unknown): object[] => (isObject(value) ? Object.values(value).filter(isObject) : []);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const lazyText = (bytes: Buffer) => ({
  parse: () => JSON.parse(bytes.toString()) as unknown,
  mayMention: (word: string) => bytes.includes(word) || bytes.includes('\\u'), // the key may contain escapes
});
