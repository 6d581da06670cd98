import type { ReactNode } from 'react';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import type { HeaderLink } from '../header/site-links.ts';

/** The links of a part of the layout. */
export const LinkList = (props: {
  links: readonly HeaderLink[];
  className?: string | undefined;
  /** The accessible name of a list without a heading. */
  label?: string;
  /** The path of this page: its link is marked, and that of the section that it belongs to. */
  currentPath?: string;
}): ReactNode => (
  <ul className={props.className} aria-label={props.label}>
    {props.links.map(({ label, url, opensNewWindow }) => (
      <li key={url}>
        <SiteLink
          to={url}
          opensNewWindow={opensNewWindow}
          isCurrent={props.currentPath === url}
          isCurrentSection={props.currentPath?.startsWith(`${url}/`)}
        >
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
);
