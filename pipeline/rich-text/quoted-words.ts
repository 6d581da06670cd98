/** The length of the context that a finding quotes on each side, in characters. */
export const maxQuoted = 38;

/** Whole words, with a mark where others are left out. */
export const lastWords = (text: string): string =>
  text.length <= maxQuoted ? text : `…${text.slice(-maxQuoted).replace(/^\S*\s/u, '')}`;

export const firstWords = (text: string): string =>
  text.length <= maxQuoted ? text : `${text.slice(0, maxQuoted).replace(/\s\S*$/u, '')}…`;
