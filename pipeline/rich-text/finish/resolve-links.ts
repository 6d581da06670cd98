import type { Element } from 'hast';

/** Where a link leads in the build, or undefined where it leads nowhere: then its words stay without a link. */
export interface LinkTargets {
  entry(id: string): string | undefined;
  asset(id: string): string | undefined;
  url(url: string): string | undefined;
}

/** Gives a link its final address, or says that it has none. Sites other than this one cannot reach back (`noopener`). */
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
