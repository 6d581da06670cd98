import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';
import { SiteLink } from './links/site-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface IconButtonProps {
  /** The accessible name. */
  label: string;
  /** An icon, hidden from screen readers. */
  children: ReactNode;
}

/** A button that shows only an icon. */
export const IconButton = ({
  label,
  children,
  ...button
}: IconButtonProps & Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'>): ReactNode => (
  <button {...button} type="button" className={styles.iconButton} aria-label={label}>
    {children}
  </button>
);

/** A link that shows only an icon. */
export const IconLink = ({ label, to, children }: IconButtonProps & { to: string }): ReactNode => (
  <SiteLink to={to} className={styles.iconButton}>
    {children}
    <VisuallyHidden>{label}</VisuallyHidden>
  </SiteLink>
);
