import * as z from 'zod/mini';
import { folded } from '../../../schemas/base/text/fold.ts';
import { membersIn, rangeAt, type ValueRange } from '../../input/json/value-ranges.ts';

type Group = readonly string[];

const texts = z.array(z.string());

/**
 * The JSON text with a further group of synonyms in the list at a path. A group that has one of the words gets the other. The rest of the
 * text stays as it is. Undefined if a group has both words already.
 */
export function withSynonym(text: string, path: readonly string[], group: Group): string | undefined {
  const list = rangeAt(text, path);
  if (list === undefined) return insertAt(text, path, group);
  const groups = membersIn(text, list.start);
  const wordsOf = ({ start, end }: ValueRange) => texts.parse(JSON.parse(text.slice(start, end))).map(folded);
  const has = (words: Group, word: string): boolean => words.includes(folded(word));
  if (groups.some((each) => group.every((word) => has(wordsOf(each), word)))) return undefined;
  const known = groups.find((each) => group.some((word) => has(wordsOf(each), word)));
  if (known === undefined) return appended(text, list, asItem(group));
  const others = group.filter((word) => !has(wordsOf(known), word));
  return others.reduce((before, word) => {
    const range = { ...known, end: known.end + before.length - text.length };
    return appended(before, range, JSON.stringify(word));
  }, text);
}

/** A list or an object is missing: the innermost one that is there gets it as a member. */
function insertAt(text: string, path: readonly string[], group: Group): string {
  const missing = path.findIndex((_, place) => rangeAt(text, path.slice(0, place + 1)) === undefined);
  const parent = rangeAt(text, path.slice(0, missing));
  if (parent === undefined) return text;
  const value = path
    .slice(missing + 1)
    .reduceRight((inner, key) => `{ ${JSON.stringify(key)}: ${inner} }`, `[${asItem(group)}]`);
  return appended(text, parent, `${JSON.stringify(path[missing])}: ${value}`);
}

const asItem = (group: Group): string => `[${group.map((word) => JSON.stringify(word)).join(', ')}]`;

/** The text with an item at the end of a list or an object, on a line of its own if the others are. */
function appended(text: string, { start, end }: ValueRange, item: string): string {
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
