/**
 * The text of HTML or Mallard, a line for each block. Programs have written these pages, so expressions are enough to read them: no
 * attribute holds `>`.
 */
export const plainText = (markup: string): string =>
  withoutReferences(
    markup
      .replaceAll(/<!--.*?-->|<(?:media|link)\b[^>]*\/>/gsu, '')
      .replaceAll(/<(head|script|style|info|media|comment)\b.*?<\/\1>/gsu, '')
      .replaceAll(/(?<=<\/(?:gui|key)>)(?=<(?:gui|key)\b)/gu, ' ')
      .replaceAll(blocks, '\n')
      .replaceAll(/<[^>]+>/gu, ''),
  )
    .split('\n')
    .map(squash)
    .filter((line) => line !== '')
    .join('\n');

/** In one line. */
export const lineOf = (markup: string): string => squash(plainText(markup));

/** The title of a page of HTML. */
export const titleOf = (html: string): string => lineOf(/<title>(.*?)<\/title>/su.exec(html)?.[1] ?? '');

/** The headings of a page of HTML, one a line. */
export const headingsOf = (markup: string): string =>
  Array.from(markup.matchAll(/<(h[1-6])\b.*?<\/\1>/gsu), ([heading]) => lineOf(heading))
    .filter((line) => line !== '')
    .join('\n');

export const squash = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** For comparing what people wrote: words in lower case, between single spaces. */
export const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? []
  ).join(' ');

const blocks =
  /<\/?(?:p|div|[uod]l|li|d[td]|t[rdh]|table|pre|section|article|[bh]r|blockquote|h[1-6]|aside|caption|figure|title|item|screen|desc)\b[^>]*>/gu;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  ndash: '–',
  copy: '©',
};

const withoutReferences = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu,
    (_, hexadecimal?: string, decimal?: string, name = '') => {
      if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
      return decimal === undefined ? (named[name] ?? ' ') : String.fromCodePoint(Number(decimal));
    },
  );
