import type { ElementContent, Root } from 'hast';

const voids = new Set(['br', 'hr', 'img', 'input']);

/** A tree as one line of markup, so that a test can write a whole value down. Embedded entries show type and id. */
export const markup = (tree: Root | { readonly children: readonly ElementContent[] }): string =>
  tree.children.map((node) => markupOf(node as ElementContent)).join('');

function markupOf(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value : `<!--${node.value}-->`;
  const { tagName, properties, children, data } = node;
  const attributes = Object.entries(properties)
    .map(([name, value]) => ` ${name}=${JSON.stringify(Array.isArray(value) ? value.join(' ') : value)}`)
    .join('');
  const embedded = data?.node ? ` ${data.node.type}:${data.node.id}${data.inline ? ' inline' : ''}` : '';
  const open = `<${tagName}${attributes}${embedded}>`;
  return voids.has(tagName) ? open : `${open}${children.map(markupOf).join('')}</${tagName}>`;
}

/** Every text of a tree, each once, in its order; those of embedded entries are not read. */
export const textsOf = (tree: {
  readonly children: readonly (Root['children'][number] | ElementContent)[];
}): string[] =>
  tree.children.flatMap((node) =>
    node.type === 'text' ? [node.value] : 'children' in node ? textsOf(node) : [],
  );
