import type { ElementContent } from 'hast';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';

/** The first blocks of a text, whole ones, until they have as many characters as asked for. */
export function openingOf(text: RichText, characters: number): RichText {
  const children: ElementContent[] = [];
  let count = 0;
  for (const block of text.children) {
    if (count >= characters) break;
    children.push(block);
    count += charactersOf(block);
  }
  return { children };
}

function charactersOf(node: ElementContent): number {
  if (node.type === 'text') return node.value.length;
  if (node.type !== 'element') return 0;
  return node.children.reduce((sum, child) => sum + charactersOf(child), 0);
}
