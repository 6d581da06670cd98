import { spacelessScripts } from '../../../../schemas/base/text/spaceless.ts';

/** The classes of characters within a word. */
const space = 0;
const word = 1;
const symbol = 2;
/** Of a script without spaces: any of its characters can begin a word. */
const ownWord = 3;
/** Belongs to the character before it: a combining mark, a joiner. */
const joined = 4;

const withoutSpaces = new RegExp(`[${spacelessScripts}]`, 'u');

/**
 * Tells where the words of a text start: before a letter, digit or underscore that follows none, before each character
 * of a script without spaces, and before symbols that follow no symbol (`(beta)`, `.csv`, the first plus of `C++`).
 */
export function eachWordStart(text: string, onStart: (position: number) => void): void {
  let before = space;
  for (let position = 0; position < text.length;) {
    const code = text.codePointAt(position) ?? 0;
    const kind = kindOf(code);
    if (kind !== joined) {
      if (kind !== space && (kind !== before || kind === ownWord)) onStart(position);
      before = kind;
    }
    position += code > 0xff_ff ? 2 : 1;
  }
}

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => kindOfCharacter(String.fromCodePoint(code)));
const otherKinds = new Map<number, number>();

function kindOf(code: number): number {
  const known = code < 128 ? asciiKinds[code] : otherKinds.get(code);
  if (known !== undefined) return known;
  const kind = kindOfCharacter(String.fromCodePoint(code));
  otherKinds.set(code, kind);
  return kind;
}

function kindOfCharacter(character: string): number {
  if (/\s/u.test(character)) return space;
  if (/[\p{M}\p{Cf}]/u.test(character)) return joined;
  if (withoutSpaces.test(character)) return ownWord;
  return /[\p{L}\p{N}_]/u.test(character) ? word : symbol;
}
