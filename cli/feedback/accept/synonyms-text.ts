import * as z from 'zod/mini';
import { folded } from '../../../schemas/base/text/fold.ts';
import { appended, insertAt } from './insert-at.ts';
import { membersIn, rangeAt, type ValueRange } from '../../input/json/value-ranges.ts';

type Group = readonly string[];

const texts = z.array(z.string());

/**
 * The JSON text with a further group of synonyms in the list at a path. A group that has one of the words gets the other. The rest of the
 * text stays as it is. Undefined if a group has both words already.
 */
export function withSynonym(text: string, path: readonly string[], group: Group): string | undefined {
  const list = rangeAt(text, path);
  if (list === undefined) return insertAt(text, path, `[${asItem(group)}]`);
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

const asItem = (group: Group): string => `[${group.map((word) => JSON.stringify(word)).join(', ')}]`;
