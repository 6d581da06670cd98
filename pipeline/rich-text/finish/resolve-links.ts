import type { Element } from 'hast';

/** The targets of links in the build. If a target is undefined, the words stay without a link. */
export interface LinkTargets {
  entry(id: string): string | undefined;
  asset(id: string): string | undefined;
  url(url: string): string | undefined;
}

/** Gives a link its final address, and says whether it has one. Links to other sites get `noopener`. */
export function resolveLink(link: Element, targets: LinkTargets): boolean {
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
