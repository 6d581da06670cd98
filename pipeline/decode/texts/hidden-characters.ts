/** The harmful invisible characters of a text: their number, and the first one with its position. */
export interface HiddenCharacters {
  readonly count: number;
  readonly index: number;
  readonly character: string;
}

/**
 * Control characters except tab and line breaks, bidirectional controls, zero-width and tag characters, and noncharacters.
 * Source: Unicode 16, chapters 9.2 and 23; Unicode TR 36, "Unicode Security Considerations".
 */
const suspects = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200b-\\u200f\\u2028-\\u202e' +
    '\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\ufffe\\uffff\\u{e0001}\\u{e0020}-\\u{e007f}]',
  'u',
);
const everySuspect = new RegExp(suspects, 'gu');

/** In addresses and anchors also the soft hyphen, which is visible only at the end of a line. */
const suspectsInNames = new RegExp(`${suspects.source}|\\u00ad`, 'gu');

/** Counting stops here, because a greater number says nothing more. */
export const maxCount = 1000;

export interface TextTraits {
  /** The text is an address or an anchor, in which no invisible character is allowed. */
  readonly isName: boolean;
  /** Whether the text or the text around it has right-to-left letters. */
  readonly isRightToLeft: () => boolean;
}

/** Undefined for a text without harmful characters. */
export function hiddenCharacters(
  text: string,
  { isName, isRightToLeft }: TextTraits,
): HiddenCharacters | undefined {
  if (!isName && !suspects.test(text)) return undefined;
  let first: Hidden | undefined;
  let count = 0;
  for (const hidden of eachHidden(text, { isName, isRightToLeft })) {
    first ??= hidden;
    count += 1;
    if (count === maxCount) break;
  }
  return first && { ...first, count };
}

interface Hidden {
  readonly index: number;
  readonly character: string;
}

/** Every harmful invisible character of a text, in order. */
export function* eachHidden(text: string, { isName, isRightToLeft }: TextTraits): Iterable<Hidden> {
  for (const { index, 0: character } of text.matchAll(isName ? suspectsInNames : everySuspect)) {
    if (isName || !isNeededThere({ text, index, character }, isRightToLeft)) yield { index, character };
  }
}

interface Suspect extends Hidden {
  readonly text: string;
}

/** Whether a script, an emoji or the direction of the text needs a character at its place. */
function isNeededThere({ text, index, character }: Suspect, isRightToLeft: () => boolean): boolean {
  const isInEmoji = () => emojiBefore.test(text.slice(Math.max(0, index - 32), index));
  if (character === '\u200c' || character === '\u200d') {
    return joined.test(before(text, index)) || (character === '\u200d' && isInEmoji());
  }
  if (character === '\u200b') return wordless.test(before(text, index)) || wordless.test(after(text, index));
  // marks and isolates keep a number or a foreign word in its place within a text of both directions
  if (/[\u061c\u200e\u200f\u2066-\u2069]/u.test(character)) return isRightToLeft();
  return /[\u{e0020}-\u{e007f}]/u.test(character) && isInEmoji(); // a flag such as Scotland's
}

/** An emoji with its modifiers and tags, to which the next character belongs. */
const emojiBefore = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}\u{e0020}-\u{e007f}]*$/u;

/** Scripts in which joiners change the form of letters. */
const joined =
  /[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u;

/** Scripts that are written without spaces between words. */
const wordless =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The character before an index, also if it is a surrogate pair. */
const before = (text: string, index: number): string => {
  const isHalf = (text.charCodeAt(index - 1) & 0xfc00) === 0xdc00;
  return text.slice(Math.max(0, index - (isHalf ? 2 : 1)), index);
};

const after = (text: string, index: number): string => String.fromCodePoint(text.codePointAt(index + 1) ?? 0);
