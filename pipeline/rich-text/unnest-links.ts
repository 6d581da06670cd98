import type { Element, ElementContent, Root } from 'hast';
import { misplaced } from '../rules/rich-text/misplaced.ts';
import type { TextProblem } from './text.ts';

/**
 * No page can show a link within a link: browsers end the outer one there. The words of the inner one stay in the outer one. What is
 * embedded in a link is another matter: it depends on what it shows whether it can stand there.
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
