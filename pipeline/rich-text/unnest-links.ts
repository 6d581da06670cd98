import type { Element, ElementContent, Root } from 'hast';
import { misplaced } from '../rules/rich-text/misplaced.ts';
import type { TextProblem } from './text.ts';

/**
 * Removes links inside links, which HTML does not allow. The words of the inner link stay in the outer one. Embeds inside links
 * stay here, because it is not known yet what they show.
 */
export function unnestLinks(parent: Root | Element, problems: TextProblem[]): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'a') child.children = withoutLinks(child.children, problems);
    else unnestLinks(child, problems);
  }
}

const withoutLinks = (nodes: readonly ElementContent[], problems: TextProblem[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const isLink = node.tagName === 'a';
    if (isLink) {
      const pointer = node.data?.pointer ?? '';
      problems.push({ problem: misplaced, detail: { name: 'link in link' }, pointer });
    }
    node.children = withoutLinks(node.children, problems);
    return isLink ? node.children : [node];
  });
