import { lookalikeIn } from './lookalikes.ts';
import { maxSlugBytes, oddCharacter, slugFault, windowsFault } from './slug-fault.ts';

/** Whether no rule about slugs reports a slug by itself. */
export const isSound = (slug: string): boolean =>
  slugFault(slug) === undefined &&
  windowsFault(slug) === undefined &&
  oddCharacter(slug) === undefined &&
  slug === slug.toLowerCase() &&
  lookalikeIn(slug) === undefined;

/** Room for a number after a duplicate slug: `-99999`. */
const maxBytes = maxSlugBytes - 6;

/** Only the start of a longer text is read, because a slug has no room for more. In UTF-16 code units. */
const maxRead = 2000;

const utf8 = new TextEncoder();

/** Words as a sound slug of letters, digits, hyphens, and the signs in `v1.2` and `a_b`. Undefined if nothing is left. */
export function slugFromWords(words: string): string | undefined {
  const plain = latin(latin(words.slice(0, maxRead).toWellFormed().normalize('NFC')).toLowerCase())
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+(?=[\p{L}\p{M}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}._~-]+|\.(?:html?|md|xml)$/gu, '-');
  const slug = trimmed(shortened(trimmed(plain)));
  const portable = windowsFault(slug) === undefined ? slug : `page-${slug}`;
  return isSound(portable) ? portable : undefined;
}

const latin = (words: string): string => lookalikeIn(words)?.plain ?? words;

const trimmed = (slug: string): string => slug.replace(/^[-.~\p{M}]+|[-.~]+$/gu, '');

function shortened(slug: string): string {
  let bytes = 0;
  let end = 0;
  for (const character of slug) {
    bytes += utf8.encode(character).length;
    if (bytes > maxBytes) break;
    end += character.length;
  }
  return slug.slice(0, end);
}
