import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import { views } from '../../../reader/views/index.tsx';
import { ViewsContext } from '../../../reader/views/view.ts';
import { NodeView } from '../../../reader/views/node-view.tsx';

/** A node as the build writes it, in a document. */
export function renderNode(node: ContentNode, inline = false): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <ViewsContext value={views}>
      <NodeView node={node} inline={inline} />
    </ViewsContext>,
  );
  return page;
}

/** The words of all elements that a selector finds. */
export const wordsOf = (page: ParentNode, selector: string): readonly string[] =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent.trim());

/** What stands in the page as an outline: `h2#anchor Title`. */
export const outlineOf = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
    ({ localName, id, textContent }) => `${localName}${id === '' ? '' : `#${id}`} ${textContent}`,
  );
