import type { Element, ElementContent, Root } from 'hast';

/** Leaves out paragraphs and headings in which nothing is seen. Source: requirements AR-20. */
export function dropEmpty(tree: Root | Element): void {
  tree.children = (tree.children as ElementContent[]).filter((child) => {
    if (child.type !== 'element') return true;
    dropEmpty(child);
    return !isEmptyBlock(child);
  });
}

/** A paragraph or a heading in which nothing is seen. */
export const isEmptyBlock = (node: ElementContent): boolean =>
  node.type === 'element' && isTextBlock(node) && !node.children.some(isSeen);

const isTextBlock = ({ tagName }: Element) => /^(?:p|h[1-6])$/u.test(tagName);

/** White space includes the no-break space that editors leave behind. */
export const isSeen = (node: ElementContent): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : node.type === 'element' && (isReplaced(node) || node.children.some(isSeen));

/** Elements that are seen without any text in them. */
const isReplaced = ({ tagName }: Element) =>
  tagName === 'img' || tagName === 'input' || tagName === 'hr' || tagName.includes('-');
