import { membersIn, rangeAt, type ValueRange } from '../../input/json/value-ranges.ts';

/** The JSON text with a value at a path where it has none: the innermost list or object that is there gets a member. */
export function insertAt(text: string, path: readonly string[], value: string): string {
  const missing = path.findIndex((_, place) => rangeAt(text, path.slice(0, place + 1)) === undefined);
  const parent = rangeAt(text, path.slice(0, missing));
  if (parent === undefined) return text;
  const member = path
    .slice(missing + 1)
    .reduceRight((inner, key) => `{ ${JSON.stringify(key)}: ${inner} }`, value);
  return appended(text, parent, `${JSON.stringify(path[missing])}: ${member}`);
}

/** The text with an item at the end of a list or an object, on a line of its own if the others are. */
export function appended(text: string, { start, end }: ValueRange, item: string): string {
  const last = membersIn(text, start).at(-1);
  if (last === undefined)
    return `${text.slice(0, start + 1)}${emptyLine(text, start, item)}${text.slice(end - 1)}`;
  const line = /\n[ \t]*$/u
    .exec(text.slice(0, firstOf(text, start)))?.[0]
    .replace('\n', text.includes('\r\n') ? '\r\n' : '\n');
  return `${text.slice(0, last.end)},${line ?? ' '}${item}${text.slice(last.end)}`;
}

/** The position after the bracket and the blanks behind it. */
const firstOf = (text: string, start: number): number =>
  start + 1 + (/^\s*/u.exec(text.slice(start + 1))?.[0].length ?? 0);

/** A list that is the whole file gets a line for each of its items. */
const emptyLine = (text: string, start: number, item: string): string =>
  text.slice(0, start).trim() === '' ? `\n  ${item}\n` : item;
