import { characterName } from '../../decode/texts/character-name.ts';
import { maxCount } from '../../decode/texts/hidden-characters.ts';
import { problem } from '../../problem.ts';

export interface InvisibleDetail {
  /** The first one. */
  readonly character: string;
  /** How many there are in the field. */
  readonly count: number;
  /** Of an asset: the part with the character. */
  readonly part?: string;
}

/** Found while the export is decoded. */
export const invisibleCharacters = problem<InvisibleDetail>({
  id: 'schema/invisible-characters',
  severity: 'warn',
  summary: 'No text holds invisible characters that do harm.',
  advice:
    'Delete the word and the spaces around it, and type them again. Do not paste them: that pastes the character too.',
  message: ({ character, count, part }) =>
    `The ${part ?? 'text'} holds ${
      count === 1 ? 'an invisible character:' : `${manyOf(count)} invisible characters, the first`
    } ${characterName(character)}${effectOf(character)}.`,
});

const manyOf = (count: number): string => (count < maxCount ? String(count) : `${maxCount} or more`);

/** The effect of each character on readers and programs. */
function effectOf(character: string): string {
  if (/[\u202a-\u202e\u2066-\u2069]/u.test(character))
    return ', which changes the order in which letters are shown';
  if (/[\u200b-\u200d\u2060\ufeff\u00ad]/u.test(character)) return ', which hides the word from search';
  return '';
}
