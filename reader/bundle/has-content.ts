import type { ElementContent } from 'hast';
import { embedTag, type RichText } from '../../schemas/bundle/rich-text.ts';

/** Elements with visible content other than text. */
const visibleElements = new Set([embedTag, 'img', 'hr', 'video', 'audio', 'iframe', 'svg', 'input']);

/**
 * True if a text has visible content. Empty paragraphs and headings do not count. Source: docs/requirements.md, AR-20.
 */
export const hasContent = (text: RichText | undefined): text is RichText =>
  text !== undefined && text.children.some(isVisible);

function isVisible(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element') return false;
  return visibleElements.has(node.tagName) || node.children.some(isVisible);
}
