import type { Element, ElementContent, Root } from 'hast';
import type { TextSource } from '../../entry.ts';
import { isSeen } from '../drop-empty.ts';
import { alignNumbers } from './align-numbers.ts';
import { colourCode } from './highlight.ts';
import { readTree } from '../read-tree.ts';
import { type PictureOf, placePicture } from './place-pictures.ts';
import { fitSpans } from '../tables-in.ts';
import { sanitised } from './sanitised.ts';

/** The targets of links in the build. If a target is undefined, the words stay without a link. */
export interface LinkTargets {
  entry(id: string): string | undefined;
  asset(id: string): string | undefined;
  url(url: string): string | undefined;
}

/**
 * Makes the function that finishes texts: it resolves links, sizes pictures, highlights code, and sanitizes last. If `isPlaced`, elements
 * keep the pointer of their source node in their data.
 */
export const textFinisher =
  (targets: LinkTargets, pictureOf: PictureOf = () => undefined, isPlaced = false) =>
  (source: TextSource): ElementContent[] => {
    const { tree } = readTree(source, isPlaced);
    const own = source.format === 'markdown' ? withoutData(tree) : tree;
    finishIn(own, targets, pictureOf);
    return sanitised(own);
  };

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

/** All steps share one walk, because of millions of elements few are links, pictures or code. */
function finishIn(parent: Root | Element, targets: LinkTargets, pictureOf: PictureOf): void {
  let isUnlinked = false;
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    finishIn(child, targets, pictureOf);
    if (child.tagName === 'a') isUnlinked = !isKept(child, targets) || isUnlinked;
    else if (child.tagName === 'img') placePicture(child, pictureOf);
    else if (child.tagName === 'pre') colourCode(child);
    else if (child.tagName === 'table') finishTable(child);
  }
  if (!isUnlinked) return;
  // the words of a link without a target stay; a link without words is removed
  parent.children = (parent.children as ElementContent[]).flatMap((child) =>
    child.type === 'element' && child.tagName === 'a' && child.properties['href'] === undefined
      ? child.children
      : [child],
  );
}

function finishTable(table: Element): void {
  fitSpans(table);
  alignNumbers(table);
}

function isKept(link: Element, targets: LinkTargets): boolean {
  if (resolveLink(link, targets) && link.children.some(isSeen)) return true;
  link.properties = {};
  return false;
}

/** Gives a link its final address, and says whether it has one. Links to other sites get `noopener`. */
function resolveLink(link: Element, targets: LinkTargets): boolean {
  const href = hrefOf(link, targets);
  link.properties = href === undefined ? {} : { href, ...(/^https?:/iu.test(href) && { rel: ['noopener'] }) };
  return href !== undefined;
}

function hrefOf({ properties }: Element, targets: LinkTargets): string | undefined {
  const { dataEntry, dataAsset, href } = properties;
  if (dataEntry !== undefined) return targets.entry(String(dataEntry));
  if (dataAsset !== undefined) return targets.asset(String(dataAsset));
  return href === undefined ? undefined : targets.url(String(href));
}
