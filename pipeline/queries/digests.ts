import { sha256 } from '../hash.ts';

/** Longer texts are replaced by their hashes. Unit: characters. */
const maxLength = 200;

/** By object: its digest, or what computes it. */
const known = new WeakMap<object, string | (() => string)>();

/** From now on the digest of an object is that of what it was made from: the object itself is not read for it. */
export function setDigest(of: unknown, digest: () => string): void {
  if (typeof of === 'object' && of !== null && !known.has(of)) known.set(of, digest);
}

/**
 * A text that is the same for values with the same content, in other processes too. Two functions are never the same, and neither are two
 * objects that are not plain data.
 */
export function digestOf(value: unknown): string {
  try {
    return textOf(value);
  } catch (error) {
    if (error instanceof RangeError) return unique(); // too deeply nested, or nested in itself
    throw error;
  }
}

/** The same for several values together. */
export const digestOfAll = (values: readonly unknown[]): string => shortened(values.map(digestOf).join());

function textOf(value: unknown): string {
  if (typeof value === 'string') return shortened(JSON.stringify(value));
  if (typeof value === 'function' || typeof value === 'symbol') return unique();
  return typeof value === 'object' && value !== null ? textOfObject(value) : String(value);
}

function textOfObject(value: object): string {
  const before = known.get(value);
  if (typeof before === 'string') return before;
  const content = before === undefined ? contentOf(value) : before();
  const text = shortened(content);
  // short texts are faster to compute than to look up
  if (before !== undefined || text !== content || text.startsWith(uniquely)) known.set(value, text);
  return text;
}

function contentOf(value: object): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (value instanceof Map)
    return `Map[${Array.from(value, ([key, item]) => `${textOf(key)}:${textOf(item)}`).join()}]`;
  if (value instanceof Set) return `Set[${Array.from(value, textOf).join()}]`;
  if (!isPlain(value)) return unique();
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}:${textOf(item)}`)
    .join()}}`;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const shortened = (text: string): string =>
  text.length > maxLength ? `#${sha256(text).slice(0, 32)}` : text;

const uniquely = '?';
const unique = (): string => `${uniquely}${crypto.randomUUID()}`;
