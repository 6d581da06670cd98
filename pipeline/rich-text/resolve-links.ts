import type { Element, ElementContent, Root } from 'hast';

/** Where a link leads in the build, or undefined where it leads nowhere: then its words stay without a link. */
export interface LinkTargets {
  entry(id: string): string | undefined;
  asset(id: string): string | undefined;
  url(url: string): string | undefined;
}

/** Gives every link of a text its final address. Sites other than this one cannot reach back (`noopener`). */
export function resolveLinks(targets: LinkTargets) {
  return (tree: Root): void => resolveIn(tree, targets);
}

function resolveIn(parent: Root | Element, targets: LinkTargets): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    resolveIn(child, targets);
    if (child.tagName !== 'a') return [child];
    const href = hrefOf(child, targets);
    if (href === undefined) return child.children;
    child.properties = { href, ...(/^https?:/iu.test(href) && { rel: ['noopener'] }) };
    return [child];
  });
}

function hrefOf({ properties }: Element, targets: LinkTargets): string | undefined {
  const { dataEntry, dataAsset, href } = properties;
  if (dataEntry !== undefined) return targets.entry(String(dataEntry));
  if (dataAsset !== undefined) return targets.asset(String(dataAsset));
  return href === undefined ? undefined : targets.url(String(href));
}
