/** A text as a literal of TypeScript, in one line. */
export const quoted = (text: string): string =>
  `'${text.replace(/[\\']/gu, '\\$&').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escaped)}'`;

const escaped = (character: string): string =>
  character === '\n' ? '\\n' : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
