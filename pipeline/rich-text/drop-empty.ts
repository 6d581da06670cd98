import type { Element, ElementContent, Root } from 'hast';

/** Told of a block that is left out, and what stands right before it. */
type OnDropped = (block: Element, before: ElementContent | undefined) => void;

/** Leaves out paragraphs and headings in which nothing is seen. Source: requirements AR-20. */
export function dropEmpty(tree: Root | Element, onDropped: OnDropped = () => {}): void {
  let before: ElementContent | undefined;
  tree.children = (tree.children as ElementContent[]).filter((child) => {
    if (child.type !== 'element') return true;
    dropEmpty(child, onDropped);
    const isDropped = isEmptyBlock(child);
    if (isDropped) onDropped(child, before);
    else before = child;
    return !isDropped;
  });
}

/** A paragraph or a heading in which nothing is seen. */
export const isEmptyBlock = (node: ElementContent): boolean =>
  node.type === 'element' && isTextBlock(node) && !node.children.some(isSeen);

const isTextBlock = ({ tagName }: Element) => /^(?:p|h[1-6])$/u.test(tagName);

export const isSeen = (node: ElementContent): boolean =>
  node.type === 'text'
    ? isSeenText(node.value)
    : node.type === 'element' && (isReplaced(node) || node.children.some(isSeen));

/** White space includes the no-break space that editors leave behind; characters that take no room are not seen. */
export const isSeenText = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text);

/** Elements that are seen without any text in them. */
const isReplaced = ({ tagName }: Element) =>
  tagName === 'img' || tagName === 'input' || tagName === 'hr' || tagName.includes('-');
