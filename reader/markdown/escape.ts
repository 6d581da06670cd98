/**
 * Words as Markdown that reads as these words. Blanks are one, as on a page. A `_` within a word marks nothing and stays, so
 * that names such as `work_order` can be read. Source: CommonMark 0.31, GitHub Flavored Markdown.
 */
export const escapeText = (text: string): string =>
  plain.test(text) ? text : text.replace(blanks, ' ').replace(markup, '\\$&').replace(openAddress, '\\$&');

/** Most texts hold nothing to escape. */
const plain = /^(?!.*www\.)(?:[\p{L}\p{N}\p{Pd},.;:?'"()%\u2018-\u201d\u2026]| (?! ))*$/iu;

const blanks = /[\t\n\f\r ]+/gu;
const markup = /[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w*(?:;|$))|!$/gu;

/** Of an address that would take what follows into itself: marks, and escapes of its own. Source: GFM, "Autolinks (extension)". */
const openAddress = /(?<=https?):(?=\/\/[^ ]*(?:\\| *$))|(?<=www)\.(?=[^ ]*(?:\\| *$))/giu;

/** The lines of a paragraph. What begins a block there, such as `1.` or `#`, is escaped; a line's end is a hard break. */
export const paragraphOf = (inline: string): string => {
  const lines = inline.includes('\n') ? inline.split('\n') : [inline];
  return lines
    .map((line) => escapeStart(line.replace(edges, '')))
    .filter((line) => line.trim() !== '')
    .join('\\\n');
};

/** In one line, for headings and cells. */
export const oneLine = (inline: string): string => inline.replaceAll('\n', ' ').replace(edges, '');

const edges = /^ +| +$/gu;

const escapeStart = (line: string): string =>
  blockStart.test(line) ? line.replace(/^(?<number>\d*)/u, '$<number>\\') : line;

const blockStart = /^(?:#{1,6}(?: |$)|[-+](?: |$)|-+$|=+$|>|:-|-+[ :-]|\d{1,9}[.)](?: |$))/u;

/** The target of a link: what would end it is encoded. */
export const escapeAddress = (address: string): string =>
  address
    .replace(/[\s()<>\\|`]/gu, (character) => encodeURIComponent(character).replace(/[()]/gu, percent))
    .replace(/&(?=#?\w+;)/gu, '&amp;');

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16)}`;
