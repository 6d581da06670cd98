import type { ElementContent, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import type { TextSource } from '../entry.ts';
import { highlight } from './highlight.ts';
import { readTree } from './read-tree.ts';
import { type PictureOf, placePictures } from './place-pictures.ts';
import { type LinkTargets, resolveLinks } from './resolve-links.ts';
import { articleSchema } from './sanitize-schema.ts';

/** Makes the function that finishes texts: links resolved, pictures sized, code coloured, sanitised last. */
export function textFinisher(
  targets: LinkTargets,
  pictureOf: PictureOf = () => undefined,
): (source: TextSource) => ElementContent[] {
  const processor = unified()
    .use(resolveLinks, targets)
    .use(placePictures, pictureOf)
    .use(highlight)
    .use(rehypeSanitize, articleSchema)
    .freeze();
  return (source) => {
    const { tree } = readTree(source);
    return processor.runSync(withoutData(tree)).children as ElementContent[];
  };
}

/** A copy without the data that only findings need. */
const withoutData = (tree: Root): Root => ({
  type: 'root',
  children: tree.children.map(copyNode),
});

function copyNode(node: Root['children'][number]): Root['children'][number] {
  if (node.type === 'text') return { type: 'text', value: node.value };
  if (node.type !== 'element') return node;
  const children = node.children.map((child) => copyNode(child) as ElementContent);
  return { type: 'element', tagName: node.tagName, properties: { ...node.properties }, children };
}
