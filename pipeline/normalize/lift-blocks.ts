import type { Element, ElementContent } from 'hast';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import { isSeen } from '../rich-text/drop-empty.ts';
import { element } from '../rich-text/element.ts';

/**
 * A text as HTML allows it: what may not stand in a line comes out of it, and a table holds rows of cells.
 * Browsers would arrange it in their own way, beyond the text too, and React could not take the page over. They also flatten what is
 * nested more than 512 levels deep, so that nothing adds levels without need. The text is changed
 * where it stands; nearly every one stays as it is.
 */
export function liftBlocks(nodes: ElementContent[]): ElementContent[] {
  let lifted: ElementContent[] | undefined;
  for (const [index, node] of nodes.entries()) {
    const parts = node.type === 'element' ? partsOf(node) : undefined;
    if (parts !== undefined) (lifted ??= nodes.slice(0, index)).push(...parts);
    else lifted?.push(node);
  }
  return lifted ?? nodes;
}

/** What stands in the place of an element; undefined where it does itself. */
function partsOf(node: Element): ElementContent[] | undefined {
  if (node.tagName === embedTag) {
    inlineSnippet(node);
    return undefined;
  }
  node.children = liftBlocks(node.children);
  if (node.tagName === 'table' && !node.children.some(isOfTable)) return node.children;
  else if (node.tagName === 'table') node.children = sectionsIn(node);
  else if (sections.has(node.tagName)) node.children = node.children.flatMap(asRow);
  else if (node.tagName === 'tr') node.children = node.children.flatMap(asCell);
  if (!lines.has(node.tagName) || !node.children.some(isBlock)) return undefined;
  return headings.includes(node.tagName) ? beside(node) : split(node);
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const sections: ReadonlySet<string> = new Set(['thead', 'tbody']);

/** Elements that hold a line of text. */
const lines: ReadonlySet<string> = new Set(
  ['p', 'a', 'code', 'del', 'em', 's', 'span', 'strong', 'sub', 'sup', 'u'].concat(headings),
);

/** Elements that no line of text may hold. */
const blocks: ReadonlySet<string> = new Set(
  ['blockquote', 'hr', 'li', 'ol', 'p', 'pre', 'table', 'ul'].concat(headings),
);

type Test = (child: ElementContent) => boolean;

const isBlank: Test = (child) => child.type === 'text' && child.value.trim() === '';

const isBlock: Test = (child) =>
  child.type === 'element' &&
  (child.tagName === embedTag
    ? child.data?.inline !== true || (child.data.node !== undefined && !standsInLine(child.data.node))
    : blocks.has(child.tagName));

/** Entries that are shown as a link, a picture, a few words or nothing. */
const lineTypes: ReadonlySet<string> = new Set([
  'announcementType',
  'externalLink',
  'productArea',
  'redirectRule',
  'relatedContent',
  'sectionName',
  'template',
]);

function standsInLine(node: ContentNode): boolean {
  if (node.type === 'media') return node.fields.videoUrl === undefined;
  if (node.type === 'contentSnippet') return node.fields.content?.children.some(isBlock) !== true;
  return lineTypes.has(node.type) || isArticleType(node.type);
}

/** A snippet of one paragraph that stands in a line gives it its words. */
function inlineSnippet({ data }: Element): void {
  if (data?.inline !== true || data.node?.type !== 'contentSnippet') return;
  const { content } = data.node.fields;
  const [lone, ...others] = content?.children.filter((child) => !isBlank(child)) ?? [];
  if (lone?.type !== 'element' || lone.tagName !== 'p' || others.length > 0) return;
  data.node = {
    ...data.node,
    fields: { ...data.node.fields, content: { ...content, children: lone.children } },
  };
}

/** A line in parts, with what comes out of it between them. */
function split(line: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let open: Element | undefined;
  for (const child of line.children) {
    if (isBlock(child)) {
      parts.push(asBlock(child));
      open = undefined;
    } else if (open === undefined) {
      open = { ...line, children: [child] };
      parts.push(open);
    } else open.children.push(child);
  }
  return parts.filter((part) => part.type !== 'element' || part.tagName !== line.tagName || isSeen(part));
}

/** A heading stays whole. */
function beside(heading: Element): ElementContent[] {
  const outside = heading.children.filter(isBlock).map(asBlock);
  heading.children = heading.children.filter((child) => !isBlock(child));
  return isSeen(heading) ? [heading, ...outside] : outside;
}

const asBlock = (child: ElementContent): ElementContent =>
  child.type === 'element' && child.tagName === embedTag
    ? { ...child, data: { ...child.data, inline: false } }
    : child;

const isOfTable: Test = (child) => isSection(child) || (child.type === 'element' && child.tagName === 'tr');

const isSection: Test = (child) => child.type === 'element' && sections.has(child.tagName);

/** The rows that stand in no part of their table are its body. */
function sectionsIn(table: Element): ElementContent[] {
  if (table.children.every((child) => isSection(child) || isBlank(child))) return table.children;
  return [element('tbody', {}, table.children.flatMap(asRow))];
}

const asRow = (child: ElementContent): ElementContent[] => {
  if (isBlank(child)) return [];
  const isRow = child.type === 'element' && child.tagName === 'tr';
  return [isRow ? child : element('tr', {}, asCell(child))];
};

const asCell = (child: ElementContent): ElementContent[] => {
  if (isBlank(child)) return [];
  const isCell = child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th');
  return [isCell ? child : element('td', {}, [child])];
};
