import type { ReactNode } from 'react';
import type { ButtonLook } from '../button.tsx';
import styles from '../button.module.css';
import { classNames } from '../class-names.ts';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

type ButtonLinkProps = Omit<SiteLinkProps, 'className'> & { look?: ButtonLook };

/** A link that looks like a button: the main way on from here. */
export function ButtonLink({ look = 'primary', ...link }: ButtonLinkProps): ReactNode {
  return <SiteLink {...link} className={classNames(styles.button, styles[look])} />;
}
