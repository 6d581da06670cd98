import { ArrowUpRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { message } from '../messages/message.ts';
import styles from './site-link.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SiteLinkProps {
  /** A path of this site, or an absolute address. */
  to: string;
  className?: string | undefined;
  /** Addresses of other sites always open in a new window. Source: requirements LY-4. */
  opensNewWindow?: boolean | undefined;
  isCurrent?: boolean | undefined;
  /** This page belongs to what the link leads to. */
  isCurrentSection?: boolean | undefined;
  /** Called when it is followed, here or in a window of its own. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** A link that knows whether it leaves the site, and says so. */
export function SiteLink({
  to,
  className,
  opensNewWindow = false,
  isCurrent = false,
  isCurrentSection = false,
  onFollow,
  children,
}: SiteLinkProps): ReactNode {
  const follow = onFollow && {
    onClick: onFollow,
    onAuxClick: ({ button }: MouseEvent) => button === middleButton && onFollow(),
  };
  if (opensNewWindow || isAnotherSite(to)) {
    return (
      <Link to={to} className={className} target="_blank" rel="noopener" {...follow}>
        {children} <ArrowUpRight aria-hidden className={styles.away} />
        <VisuallyHidden>{message('site.opensNewWindow')}</VisuallyHidden>
      </Link>
    );
  }
  const isOwn = to.startsWith('/') || to.startsWith('?') || to.startsWith('#');
  const current = isCurrent ? 'page' : isCurrentSection ? 'true' : undefined;
  return (
    <Link to={to} className={className} aria-current={current} reloadDocument={!isOwn} {...follow}>
      {children}
    </Link>
  );
}

const middleButton = 1;

/** `mailto:` and `tel:` open no page. */
const isAnotherSite = (url: string): boolean => /^(?:https?:)?\/\//iu.test(url);
