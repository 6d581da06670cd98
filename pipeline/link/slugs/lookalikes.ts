import { latinLookalikes } from '../../addresses/latin-lookalikes.ts';

/** A character of a name that looks like another one. */
export interface Lookalike {
  readonly character: string;
  readonly like: string;
  /** The name with every such character replaced. */
  readonly plain: string;
}

const cyrillic = /\p{Script=Cyrillic}/u;
const latinLetter = /\p{Script=Latin}/u;
const wordOrOther = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

/**
 * The first misleading character of a name: a letter of another alphabet in a Latin word, or a wide or decorated form of a plain
 * letter. A word in one other alphabet is not misleading, unless all its letters look Latin and the other words are Latin: `add-а-job`.
 */
export function lookalikeIn(name: string): Lookalike | undefined {
  const isLatin =
    latinLetter.test(name) &&
    Array.from(name).every((each) => !cyrillic.test(each) || latinLookalikes.has(each));
  let first: Omit<Lookalike, 'plain'> | undefined;
  let plain = '';
  for (const [word] of name.matchAll(wordOrOther)) {
    const isMixed = latinLetter.test(word) || (isLatin && cyrillic.test(word));
    for (const character of word) {
      const like = (isMixed ? latinLookalikes.get(character) : undefined) ?? plainForm(character);
      if (like !== character) first ??= { character, like };
      plain += like;
    }
  }
  return first && { ...first, plain };
}

/** Full-width, mathematical and circled forms of ASCII characters. Source: Unicode UAX 15, NFKC. */
function plainForm(character: string): string {
  const plain = character.normalize('NFKC');
  return character > '\u00ff' && /^[!-~]$/u.test(plain) ? plain : character;
}
