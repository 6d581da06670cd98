import type { Answer } from '../answer.ts';
import { citedIn, isSupported } from './is-supported.ts';
import { noAnswer } from './prompt.ts';
import { withoutLinks } from './without-links.ts';
import type { Worded } from './wording.ts';

/** Longer than it was asked to be by far: something has gone wrong. */
const maxCharacters = 4000;

/** What a model has said, where it says no more than the passages do; undefined where it does. */
export function checkedText(said: string, passages: Answer['passages']): Worded | undefined {
  const text = withoutLinks(said).trim();
  if (text.replaceAll(/[^A-Z ]/gu, '') === noAnswer) return { text: '', passages: [] };
  const cited = citedIn(text, passages.length);
  if (text === '' || text.length > maxCharacters || cited === undefined || cited.length === 0)
    return undefined;
  if (!isSupported(text, passages)) return undefined;
  return { text, passages: passages.filter((_, place) => cited.includes(place + 1)) };
}
