/** Control characters, lone surrogates, and characters that reorder or hide text: content must not control a terminal. */
const unsafe = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Shows each such character as its code: `\u{202e}`. */
export const escape = (text: string): string =>
  text.replace(unsafe, (character) => short[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`);
