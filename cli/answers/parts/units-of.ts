import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { markdownOf, plainOf } from './markdown-of.ts';
import type { Unit } from './part.ts';
import { sentencesIn } from './sentences-in.ts';

type Piece = Omit<Unit, 'group'>;

/** The units of a paragraph, list, table or code block, in groups. */
export function unitsOf(element: Element, pageUrl: string): Piece[][] {
  switch (element.tagName) {
    case 'ul':
    case 'ol':
      return [itemsOf(element, pageUrl)];
    case 'table':
      return [rowsOf(element, pageUrl)];
    case 'pre':
      return [codeOf(element)];
    case 'p':
      return [sentencesOf(element.children, pageUrl)];
    default:
      return elementsIn(element.children).length === 0
        ? [sentencesOf(element.children, pageUrl)]
        : elementsIn(element.children).flatMap((child) => unitsOf(child, pageUrl));
  }
}

function sentencesOf(nodes: readonly ElementContent[], pageUrl: string): Piece[] {
  return sentencesIn(markdownOf(nodes, pageUrl)).map((markdown) => ({
    kind: 'sentence',
    markdown,
    words: withoutMarks(markdown),
  }));
}

/** Our own Markdown without its marks, for searching. */
const withoutMarks = (markdown: string): string =>
  markdown.replaceAll(/\]\([^)\s]*\)/gu, '').replaceAll(/\\(?<kept>.)|[*`[]|~~/gu, '$<kept>');

function itemsOf(list: Element, pageUrl: string): Piece[] {
  const first = Number(list.properties['start'] ?? 1);
  return elementsIn(list.children).map((item, place) => {
    const bullet = list.tagName === 'ol' ? `${first + place}. ` : '- ';
    const lists = elementsIn(item.children).filter(({ tagName }) => /^[uo]l$/u.test(tagName));
    const own = item.children.filter((child) => !lists.includes(child as Element)); // a text node is never in the list of elements
    const below = lists.flatMap((inner) => itemsOf(inner, pageUrl));
    const indented = below.map(
      ({ markdown }) => `\n${markdown.replaceAll(/^/gmu, ' '.repeat(bullet.length))}`,
    );
    return {
      kind: 'item',
      markdown: bullet + markdownOf(own, pageUrl) + indented.join(''),
      words: [plainOf(own), ...below.map(({ words }) => words)].join(' '),
    };
  });
}

/** The rows of a table. A table without a head gets an empty one, which Markdown needs. */
function rowsOf(table: Element, pageUrl: string): Piece[] {
  const rows = rowsIn(table).map((row) => ({
    cells: elementsIn(row.children).map(({ children }) => markdownOf(children, pageUrl)),
    words: elementsIn(row.children)
      .map(({ children }) => plainOf(children))
      .join(' '),
    isHead: elementsIn(row.children).every(({ tagName }) => tagName === 'th'),
  }));
  const [first] = rows;
  if (first === undefined) return [];
  const head = first.isHead ? first.cells : first.cells.map(() => '');
  const headLines = `${lineOf(head)}\n${lineOf(head.map(() => '---'))}`;
  return rows
    .slice(first.isHead ? 1 : 0)
    .map(({ cells, words }) => ({ kind: 'row', markdown: lineOf(cells), words, head: headLines }));
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rowsIn = (element: Element): Element[] =>
  elementsIn(element.children).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsIn(child)));

function codeOf(element: Element): Piece[] {
  const text = toString(element).replace(/\n$/u, '');
  const fence = '`'.repeat(Math.max(3, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length + 1)));
  return [{ kind: 'code', markdown: `${fence}\n${text}\n${fence}`, words: text }];
}

const elementsIn = (nodes: readonly ElementContent[]): Element[] =>
  nodes.filter((node) => node.type === 'element');
