import type { Element, ElementContent } from 'hast';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import type { Context } from './context.ts';
import { escapeAddress, escapeText } from './escape.ts';

/** Where a run of text stands. */
interface Around {
  /** The characters on both sides, empty where a line begins or ends. */
  readonly before: string;
  readonly after: string;
  /** The characters of the marks around it. */
  readonly marks: string;
}

const alone: Around = { before: '', after: '', marks: '' };

/** Between letters, where the fewest marks can be written. */
export const unknown: Around = { before: 'x', after: 'x', marks: '' };

/** A run of text as Markdown; a line break in it is `\n`. */
export const inlineOf = (nodes: readonly ElementContent[], context: Context, around = alone): string => {
  let written = '';
  nodes.forEach((node, position) => {
    const next = nodes[position + 1];
    const before = written === '' ? around.before : written;
    const mark = node.type === 'element' ? marks[node.tagName] : undefined;
    const here = { before, after: next === undefined ? around.after : firstOf(next), marks: around.marks };
    const text =
      mark === undefined
        ? nodeOf(node, context, here)
        : marked(nodeOf(node, context, { ...here, marks: here.marks + mark }), mark, here);
    // two pieces of code would be one
    written += endsCode.test(before) && text.startsWith('`') ? ` ${text}` : text;
  });
  return written;
};

/** A backtick that is not escaped: code ends with no `\\` before its own. */
const endsCode = /(?<!\\)(?:\\\\)*`$/u;

/** `*` and not `_`, which marks nothing within a word. */
const marks: Readonly<Record<string, string>> = { strong: '**', em: '*', del: '~~', s: '~~' };

function nodeOf(node: ElementContent, context: Context, around: Around): string {
  if (node.type === 'text') return escapeText(node.value);
  if (node.type !== 'element') return '';
  switch (node.tagName) {
    case 'a':
      return linkOf(node, context);
    case 'br':
      return '\n';
    case 'code':
      return codeOf(wordsOf(node), context);
    case 'img':
      return imageOf(String(node.properties['alt'] ?? ''), String(node.properties['src'] ?? ''), context);
    case 'input':
      return node.properties['checked'] === true ? '[x] ' : '[ ] ';
    case embedTag:
      return node.data?.node === undefined ? '' : context.inline(node.data.node, context);
    default: {
      return blocks.test(node.tagName)
        ? ` ${inlineOf(node.children, context)} `
        : inlineOf(node.children, context, around);
    }
  }
}

/** Blocks in a line, such as paragraphs in a table's cell: their words stay apart. */
const blocks = /^(?:p|li|ul|ol|blockquote|pre|h[1-6]|hr|table|thead|tbody|tr|td|th)$/u;

export const linkTo = (text: string, url: string, { address }: Context): string =>
  `[${text}](${escapeAddress(address(url))})`;

export const imageOf = (alt: string, src: string, { address }: Context): string =>
  `![${escapeText(alt)}](${escapeAddress(address(src))})`;

function linkOf({ properties, children }: Element, context: Context): string {
  const text = inlineOf(children, { ...context, isLink: true });
  return typeof properties['href'] === 'string' ? linkTo(text, properties['href'], context) : text;
}

/** A table's cells end at a `|` even in code, which nothing can escape after a `\`. Blanks at its ends stand beside it. */
function codeOf(code: string, { isTable, isLink }: Context): string {
  if (isTable && /\\\|/u.test(code)) return escapeText(code);
  // a paragraph that begins so would be taken for a definition of a link
  if (isLink && code.includes(']:')) return escapeText(code);
  const [, start = '', words = '', end = ''] =
    /^( *)(.*?)( *)$/su.exec(code.replace(/[\t\n\f\r ]+/gu, ' ')) ?? [];
  if (words === '') return start;
  const text = isTable ? words.replaceAll('|', '\\|') : words;
  const fence = fenceAround(text, 1);
  const pad = /^`|[`\\]$/u.test(text) ? ' ' : '';
  return start + fence + pad + text + pad + fence + end;
}

/** Backticks that do not occur in a text, at least so many. */
export function fenceAround(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/gu) ?? []).map(({ length }) => length));
  return '`'.repeat(Math.max(least, longest + 1));
}

/** Text between marks; without them where Markdown would not take them for marks. Source: CommonMark, "Left-flanking". */
function marked(inner: string, mark: string, around: Around): string {
  const start = inner.length - inner.trimStart().length;
  const words = inner.trim();
  if (words === '') return inner;
  const tail = inner.slice(start + words.length);
  const before = start > 0 ? ' ' : around.before;
  const after = tail === '' ? around.after : ' ';
  const isSafe =
    !/[*~]$/u.test(around.before) &&
    !words.startsWith(mark.charAt(0)) &&
    !words.endsWith(mark.charAt(0)) &&
    !words.includes('\n') &&
    (around.marks.includes(mark.charAt(0)) ? isClear : isEnough)(words, before, after);
  return isSafe ? inner.slice(0, start) + mark + words + mark + tail : inner;
}

/** The first mark can only open, and the last only close: within other marks one could be taken for the end of those. */
const isClear = (words: string, before: string, after: string): boolean =>
  isWordly(words) && isWordly(lastOf(words)) && isEdge(lastOf(before)) && isEdge(after);

/** The first mark can open, and the last close. */
const isEnough = (words: string, before: string, after: string): boolean =>
  (isWordly(words) || isEdge(lastOf(before))) && (isWordly(lastOf(words)) || isEdge(after));

const isWordly = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text);
const isEdge = (character: string): boolean => !/[^\s\p{P}\p{S}]/u.test(character);

const lastOf = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? '';

/** The first character of what follows, as far as it is text; a letter where it cannot be known. */
const firstOf = (node: ElementContent): string => (node.type === 'text' && node.value.charAt(0)) || 'x';

/** The words of an element as they are. */
export const wordsOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.tagName === 'br' ? '\n' : node.children.map(wordsOf).join('');
};
