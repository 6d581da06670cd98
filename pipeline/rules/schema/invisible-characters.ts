import { characterName } from '../../decode/texts/character-name.ts';
import { eachHidden, maxCount } from '../../decode/texts/hidden-characters.ts';
import { isRightToLeft } from '../../decode/texts/right-to-left.ts';
import { type Fixable, fixOf } from '../../fix/fix.ts';
import { textEdits } from '../../fix/text-edits.ts';
import type { Problem } from '../../problem.ts';

export interface InvisibleDetail {
  /** The first one. */
  readonly character: string;
  /** How many there are in the field. */
  readonly count: number;
  /** It is an address or an anchor, in which no such character is allowed. */
  readonly isName?: boolean;
  /** Of an asset: the part with the character. */
  readonly part?: string;
}

/** Found while the export is decoded. */
export const invisibleCharacters: Problem<InvisibleDetail> & Fixable<InvisibleDetail> = {
  id: 'schema/invisible-characters',
  severity: 'warn',
  summary: 'No text holds invisible characters that do harm.',
  advice:
    'Delete the word and the spaces around it, and type them again. Do not paste them: that pastes the character too.',
  message: ({ character, count, part }) =>
    `The ${part ?? 'text'} holds ${
      count === 1 ? 'an invisible character:' : `${manyOf(count)} invisible characters, the first`
    } ${characterName(character)}${effectOf(character)}.`,
  fix({ at, detail: { isName = false } }, content) {
    const edits = textEdits(at, content, function* (text, whole) {
      const traits = { isName, isRightToLeft: () => isRightToLeft(whole) };
      for (const { index: start, character: before } of eachHidden(text, traits)) {
        const isBreak =
          lineBreaks.test(before) && /^\S.\S$/su.test(text.slice(Math.max(0, start - 1), start + 2));
        yield { start, before, after: isBreak ? ' ' : '' };
      }
    });
    return fixOf(true, edits);
  },
};

/** Between two words one of them stands for a space. */
const lineBreaks = /[\u000b\u000c\u0085\u2028\u2029]/u;

const manyOf = (count: number): string => (count < maxCount ? String(count) : `${maxCount} or more`);

/** The effect of each character on readers and programs. */
function effectOf(character: string): string {
  if (/[\u202a-\u202e\u2066-\u2069]/u.test(character))
    return ', which changes the order in which letters are shown';
  if (/[\u200b-\u200d\u2060\ufeff\u00ad]/u.test(character)) return ', which hides the word from search';
  return '';
}
