import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { TextSource } from '../entry.ts';
import { documentToHast } from './sources/document-to-hast.ts';
import { dropEmpty } from './drop-empty.ts';
import { element } from './element.ts';
import { headingLevel } from './heading-level.ts';
import { markdownToHast } from './sources/markdown-to-hast.ts';
import { foldMarks } from './sources/marks.ts';
import { lastWords } from './quoted-words.ts';
import { tableHeaders } from './table-headers.ts';
import type { EmptyHeading, TextProblem } from './text.ts';
import { unnestLinks } from './unnest-links.ts';

/** A formatted text as hast that is not yet linked nor sanitised. */
export interface TextTree {
  readonly tree: Root;
  readonly problems: readonly TextProblem[];
  /** Headings without visible content. They are left out of the tree and of the outline. */
  readonly emptyHeadings: readonly EmptyHeading[];
}

/** Parses a formatted text into a new tree. If `isPlaced`, its elements have the pointer of their source node. */
export function readTree(source: TextSource, isPlaced = true): TextTree {
  const { tree, problems: found } = toHast(source, isPlaced);
  const problems = [...found];
  unnestLinks(tree, problems);
  const emptyHeadings: EmptyHeading[] = [];
  dropEmpty(tree, (block, before) => {
    const level = headingLevel(block);
    if (level === undefined) return;
    const after = before === undefined ? '' : lastWords(toString(before).trim());
    emptyHeadings.push({ level, after, pointer: block.data?.pointer });
  });
  tableHeaders(tree);
  return { tree, problems, emptyHeadings };
}

function toHast(source: TextSource, isPlaced: boolean): Pick<TextTree, 'tree' | 'problems'> {
  if (source.format === 'document') return documentToHast(source.document, isPlaced);
  if (source.format === 'markdown') return markdownToHast(source.text);
  const paragraphs = source.text
    .split(/(?:\r?\n){2,}/u)
    .map((value) => element('p', {}, foldMarks([{ value, marks: [] }])));
  return { tree: { type: 'root', children: paragraphs }, problems: [] };
}
