import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/site-link.tsx';
import type { HeaderLink } from './main-links.ts';

/** The links of a part of the layout. `label` names the list where no heading does. */
export const LinkList = (props: {
  links: readonly HeaderLink[];
  className?: string | undefined;
  label?: string;
}): ReactNode => (
  <ul className={props.className} aria-label={props.label}>
    {props.links.map(({ label, url, opensNewWindow }) => (
      <li key={url}>
        <SiteLink to={url} opensNewWindow={opensNewWindow}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
);
