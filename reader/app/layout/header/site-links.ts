import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { pages } from '../../../../schemas/urls.ts';
import { message } from '../../../messages/message.ts';

export interface HeaderLink {
  readonly label: string;
  readonly url: string;
  readonly opensNewWindow: boolean;
}

export interface SiteLinks {
  /** Pages of this site. */
  readonly own: readonly HeaderLink[];
  /** Other sites: the academy, the provider's main site. */
  readonly elsewhere: readonly HeaderLink[];
}

/** The links of header and drawer: the list pages, those of the configuration, and Ideas where the site was built with it. */
export function siteLinks({ header, flags, lists }: BundleFiles['site']): SiteLinks {
  const listed = [
    lists.categories && { label: message('header.categories'), url: pages.categories },
    lists.capabilities && { label: message('header.capabilities'), url: pages.capabilities },
    lists.announcements && { label: message('header.announcements'), url: pages.announcements },
    flags.fullHeader === true && { label: message('header.ideas'), url: pages.ideas },
  ]
    .filter((link) => link !== false)
    .map((link) => ({ ...link, opensNewWindow: false }));
  const links = uniqueByUrl([...listed, ...header.links]);
  return { own: links.filter(isOwn), elsewhere: links.filter((link) => !isOwn(link)) };
}

const uniqueByUrl = (links: readonly HeaderLink[]): readonly HeaderLink[] =>
  links.filter((link, index) => links.findIndex(({ url }) => url === link.url) === index);

const isOwn = ({ url }: HeaderLink): boolean => url.startsWith('/') && !url.startsWith('//');
