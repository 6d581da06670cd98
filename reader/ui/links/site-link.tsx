import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { AppLink } from './app-link.tsx';
import styles from './site-link.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface SiteLinkProps {
  /** A path of this site, or an absolute address. */
  to: string;
  className?: string | undefined;
  /** Addresses of other sites always open in a new window. Source: docs/requirements.md, LY-4. */
  opensNewWindow?: boolean | undefined;
  isCurrent?: boolean | undefined;
  /** True if the current page belongs to the section of the link. */
  isCurrentSection?: boolean | undefined;
  /** Called when it is followed, here or in a window of its own. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** A link that tells readers if it leaves the site. */
export function SiteLink({
  to,
  className,
  opensNewWindow = false,
  isCurrent = false,
  isCurrentSection = false,
  onFollow,
  children,
}: SiteLinkProps): ReactNode {
  const isAway = opensNewWindow || isAnotherSite(to);
  const current = isCurrent ? 'page' : isCurrentSection ? 'true' : undefined;
  const attributes: ComponentProps<'a'> = {
    className,
    ...(isAway ? { target: '_blank', rel: 'noopener' } : { 'aria-current': current }),
    ...(onFollow && {
      onClick: onFollow,
      onAuxClick: ({ button }: MouseEvent) => void (button === middleButton && onFollow()),
    }),
  };
  const content = isAway ? <Away>{children}</Away> : children;
  if (isOwn(to)) {
    return (
      <AppLink to={to} {...attributes}>
        {content}
      </AppLink>
    );
  }
  return (
    <a href={to} {...attributes}>
      {content}
    </a>
  );
}

const Away = ({ children }: Pick<SiteLinkProps, 'children'>): ReactNode => (
  <>
    {children} <ArrowUpRight className={styles.away} />
    <VisuallyHidden>{message('site.opensNewWindow')}</VisuallyHidden>
  </>
);

const middleButton = 1;

/** `mailto:` and `tel:` open no page. */
const isAnotherSite = (url: string): boolean => /^(?:https?:)?\/\//iu.test(url);

const isOwn = (url: string): boolean => /^[/?#]/u.test(url) && !isAnotherSite(url);
