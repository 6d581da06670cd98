import type { Element, ElementContent } from 'hast';
import { embedTag } from '../../../schemas/bundle/rich-text.ts';
import type { BlockKind, BlockPlace } from '../../../schemas/report/difference.ts';
import type { FieldPath } from '../../../schemas/report/diagnostic.ts';
import type { TextSource } from '../../entry.ts';
import { headingLevel } from '../../rich-text/heading-level.ts';
import { readTree } from '../../rich-text/read-tree.ts';
import { placeholder } from '../../writing/block.ts';

/** A stretch of a block's line with the same marks and the same link. */
export interface Span {
  readonly text: string;
  /** `strong em` */
  readonly marks: string;
  /** The target of the link: an address, or `entry x`, `asset x`, `resource x`. */
  readonly link: string;
  /** What is embedded here: `entry x`, `asset x`, or a picture's address. */
  readonly embed?: string;
}

/** The smallest block of a text, such as a paragraph, an item or a cell. */
export interface TextBlock {
  readonly kind: BlockKind;
  readonly place: BlockPlace;
  readonly spans: readonly Span[];
  /** Two blocks have the same key if a reader sees no difference. */
  readonly key: string;
}

/** The blocks of a formatted text, in its order. */
export function textBlocks(source: TextSource, field: FieldPath): TextBlock[] {
  const blocks: TextBlock[] = [];
  addBlocks(readTree(source).tree.children as ElementContent[], { kind: 'paragraph', field }, blocks);
  return blocks;
}

/** A text without marks as a block of its own. */
export const plainBlock = (kind: BlockKind, text: string, field: FieldPath): TextBlock =>
  blockOf(kind, { field: [...field] }, [{ text, marks: '', link: '' }]);

interface Within {
  readonly kind: BlockKind;
  readonly field: FieldPath;
  readonly pointer?: string | undefined;
}

/** Inline nodes are collected until the next block begins. */
function addBlocks(children: readonly ElementContent[], within: Within, blocks: TextBlock[]): void {
  let line: Span[] = [];
  const end = () => {
    if (line.some(({ text }) => text.trim() !== ''))
      blocks.push(blockOf(within.kind, placeOf(within, within.pointer), line));
    line = [];
  };
  for (const child of children) {
    if (child.type === 'text') line.push({ text: child.value, marks: '', link: '' });
    else if (child.type === 'element' && isInline(child)) addSpans(child, { marks: '', link: '' }, line);
    else if (child.type === 'element') {
      end();
      addElement(child, within, blocks);
    }
  }
  end();
}

function addElement(child: Element, within: Within, blocks: TextBlock[]): void {
  const pointer = child.data?.pointer ?? within.pointer;
  const kind = kindOf(child) ?? within.kind;
  if (kind === 'rule') blocks.push(blockOf(kind, placeOf(within, pointer), []));
  else if (kind === 'embed') {
    const span = { text: placeholder, marks: '', link: '', embed: embedOf(child) };
    blocks.push(blockOf(kind, placeOf(within, pointer), [span]));
  } else addBlocks(child.children, { ...within, kind, pointer }, blocks);
}

const placeOf = ({ field }: Within, path: string | undefined): BlockPlace => ({
  field: [...field],
  ...(path !== undefined && { path }),
});

function kindOf(child: Element): BlockKind | undefined {
  const level = headingLevel(child);
  return level === undefined ? kinds[child.tagName] : `heading-${level as 1 | 2 | 3 | 4 | 5 | 6}`;
}

/** A paragraph in an item is part of the item's block. */
const kinds: Readonly<Record<string, BlockKind>> = {
  li: 'list-item',
  blockquote: 'quote',
  td: 'cell',
  th: 'cell',
  pre: 'code',
  hr: 'rule',
  [embedTag]: 'embed',
};

const markTags = new Set(['strong', 'em', 'u', 's', 'del', 'sup', 'sub', 'code']);

const isInline = ({ tagName, properties }: Element): boolean =>
  markTags.has(tagName) ||
  ['a', 'span', 'br', 'img', 'input'].includes(tagName) ||
  (tagName === embedTag && properties['dataInline'] !== undefined);

function addSpans(child: Element, { marks, link }: Pick<Span, 'marks' | 'link'>, line: Span[]): void {
  if (child.tagName === 'br') line.push({ text: '\n', marks, link });
  else if (child.tagName === 'input')
    line.push({ text: child.properties['checked'] ? '☑' : '☐', marks, link });
  else if (child.tagName === 'img' || child.tagName === embedTag)
    line.push({ text: placeholder, marks, link, embed: embedOf(child) });
  else {
    const inner = markTags.has(child.tagName) ? `${marks} ${child.tagName}`.trim() : marks;
    const to = child.tagName === 'a' ? targetOf(child) : link;
    for (const each of child.children) {
      if (each.type === 'text') line.push({ text: each.value, marks: inner, link: to });
      else if (each.type === 'element') addSpans(each, { marks: inner, link: to }, line);
    }
  }
}

const embedOf = (child: Element): string =>
  child.tagName === 'img'
    ? `${String(child.properties['src'])} ${String(child.properties['alt'] ?? '')}`.trim()
    : targetOf(child);

function targetOf({ properties }: Element): string {
  const { dataEntry, dataAsset, dataResource, dataVideo, dataFrame, href } = properties;
  const player = dataVideo ?? dataFrame;
  if (player !== undefined) return String(player);
  if (dataEntry !== undefined) return `entry ${String(dataEntry)}`;
  if (dataAsset !== undefined) return `asset ${String(dataAsset)}`;
  return dataResource === undefined ? String(href ?? '') : `resource ${String(dataResource)}`;
}

function blockOf(kind: BlockKind, place: BlockPlace, line: readonly Span[]): TextBlock {
  const spans = joined(line);
  return { kind, place, spans, key: JSON.stringify([kind, spans]) };
}

/** Adjacent spans with the same marks and link are joined: the division of a text into nodes does not count. */
function joined(line: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const span of line) {
    const last = spans.at(-1);
    const isAlike = last?.marks === span.marks && last.link === span.link;
    if (last !== undefined && isAlike && last.embed === undefined && span.embed === undefined)
      spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else spans.push(span);
  }
  return spans;
}
