import type { ReactNode } from 'react';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import { type Here, markOf } from '../header/here.ts';
import type { HeaderLink } from '../header/site-links.ts';

/** The links of a part of the layout. */
export const LinkList = (props: {
  links: readonly HeaderLink[];
  className?: string | undefined;
  /** The accessible name of a list without a heading. */
  label?: string;
  /** The current page: its link is marked, and that of the section that contains it. */
  here?: Here;
}): ReactNode => (
  <ul className={props.className} aria-label={props.label}>
    {props.links.map(({ label, url, opensNewWindow }) => {
      const mark = props.here && markOf(url, props.here);
      return (
        <li key={url}>
          <SiteLink
            to={url}
            opensNewWindow={opensNewWindow}
            isCurrent={mark === 'page'}
            isCurrentSection={mark === 'section'}
          >
            {label}
          </SiteLink>
        </li>
      );
    })}
  </ul>
);
