import type { Element, ElementContent } from 'hast';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import { isSeen } from '../rich-text/drop-empty.ts';
import { element } from '../rich-text/element.ts';

/**
 * Makes the nesting of a text valid HTML: blocks are lifted out of lines, and a table holds rows of cells. Browsers would repair
 * invalid HTML in their own way, and React could not hydrate the page. Browsers also flatten more than 512 levels, so no level is added
 * without need. The text is changed in place; most texts stay as they are.
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

/** The nodes that replace an element; undefined if it stays. */
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
  ['p', 'a', 'code', 'del', 'em', 'kbd', 's', 'span', 'strong', 'sub', 'sup', 'u'].concat(headings),
);

/** Elements that no line of text may hold. */
const blocks: ReadonlySet<string> = new Set(
  ['blockquote', 'details', 'figure', 'hr', 'li', 'ol', 'p', 'pre', 'table', 'ul'].concat(headings),
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
  if (node.type === 'otherEntry') return node.fields.title !== undefined;
  if (node.type === 'contentSnippet') return node.fields.content?.children.some(isBlock) !== true;
  return lineTypes.has(node.type) || isArticleType(node.type);
}

/** A snippet of one paragraph within a line is replaced by its words. */
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

/** A line divided at its blocks, with the blocks between its parts. */
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

/** Rows outside of `thead` and `tbody` become the table's body. */
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
