import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';

export interface HeaderLink {
  readonly label: string;
  readonly url: string;
  readonly opensNewWindow: boolean;
}

/** The links of the header and of the drawer: our own pages, those of the configuration, and Ideas while it is shown. */
export function mainLinks({ header, flags, lists }: BundleFiles['site']): readonly HeaderLink[] {
  const own = [
    lists.categories && { label: message('header.categories'), url: pages.categories },
    lists.capabilities && { label: message('header.capabilities'), url: pages.capabilities },
    lists.announcements && { label: message('header.announcements'), url: pages.announcements },
  ]
    .filter((link) => link !== false)
    .map((link) => ({ ...link, opensNewWindow: false }));
  const ideas = { label: message('header.ideas'), url: pages.ideas, opensNewWindow: false };
  const all = [...own, ...header.links, ...(flags.fullHeader === true ? [ideas] : [])];
  return all.filter((link, index) => all.findIndex((other) => other.url === link.url) === index);
}
