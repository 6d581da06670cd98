/** Names of characters that occur in practice. Source: Unicode 16, character names and aliases. */
const names: Readonly<Record<string, string>> = {
  '\u0000': 'NULL',
  '\u0008': 'BACKSPACE',
  '\u000b': 'LINE TABULATION',
  '\u000c': 'FORM FEED',
  '\u001b': 'ESCAPE',
  '\u007f': 'DELETE',
  '\u0085': 'NEXT LINE',
  '\u00ad': 'SOFT HYPHEN',
  '\u061c': 'ARABIC LETTER MARK',
  '\u200b': 'ZERO WIDTH SPACE',
  '\u200c': 'ZERO WIDTH NON-JOINER',
  '\u200d': 'ZERO WIDTH JOINER',
  '\u200e': 'LEFT-TO-RIGHT MARK',
  '\u200f': 'RIGHT-TO-LEFT MARK',
  '\u2028': 'LINE SEPARATOR',
  '\u2029': 'PARAGRAPH SEPARATOR',
  '\u202a': 'LEFT-TO-RIGHT EMBEDDING',
  '\u202b': 'RIGHT-TO-LEFT EMBEDDING',
  '\u202c': 'POP DIRECTIONAL FORMATTING',
  '\u202d': 'LEFT-TO-RIGHT OVERRIDE',
  '\u202e': 'RIGHT-TO-LEFT OVERRIDE',
  '\u2060': 'WORD JOINER',
  '\u2066': 'LEFT-TO-RIGHT ISOLATE',
  '\u2067': 'RIGHT-TO-LEFT ISOLATE',
  '\u2068': 'FIRST STRONG ISOLATE',
  '\u2069': 'POP DIRECTIONAL ISOLATE',
  '\ufeff': 'BYTE ORDER MARK',
};

/** A character as Unicode names it: `U+202E RIGHT-TO-LEFT OVERRIDE`. */
export const characterName = (character: string): string =>
  `${codeOf(character)} ${names[character] ?? kindOf(character)}`;

/** `U+202E` */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function kindOf(character: string): string {
  if (/\p{Cc}/u.test(character)) return '(a control character)';
  return /\p{Cf}/u.test(character) ? '(a formatting character)' : '(no character)';
}
