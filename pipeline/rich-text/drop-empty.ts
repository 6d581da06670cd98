import type { Element, ElementContent, Root } from 'hast';
import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import { headingLevel } from './heading-level.ts';

/** Called with a block that is left out, and the node before it. */
type OnDropped = (block: Element, before: ElementContent | undefined) => void;

/** Leaves out paragraphs and headings without visible content. Source: docs/requirements.md, AR-20. */
export function dropEmpty(tree: Root | Element, onDropped: OnDropped = () => {}): void {
  const children = tree.children as ElementContent[];
  let dropped: Set<ElementContent> | undefined;
  let before: ElementContent | undefined;
  for (const child of children) {
    if (child.type !== 'element') continue;
    dropEmpty(child, onDropped);
    if (isEmptyBlock(child)) {
      onDropped(child, before);
      (dropped ??= new Set()).add(child);
    } else before = child;
  }
  if (dropped !== undefined) tree.children = children.filter((child) => !dropped?.has(child));
}

/** A paragraph or a heading without visible content. */
export const isEmptyBlock = (node: ElementContent): boolean =>
  node.type === 'element' && isTextBlock(node) && !node.children.some(isSeen);

const isTextBlock = (node: Element) => node.tagName === 'p' || headingLevel(node) !== undefined;

export const isSeen = (node: ElementContent): boolean =>
  node.type === 'text'
    ? isSeenText(node.value)
    : node.type === 'element' && (isReplaced(node) || node.children.some(isSeen));

/** Elements that are seen without any text in them. */
const isReplaced = ({ tagName }: Element) =>
  tagName === 'img' || tagName === 'input' || tagName === 'hr' || tagName.includes('-');
