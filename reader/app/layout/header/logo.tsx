import { type ReactNode } from 'react';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { pages } from '../../../../schemas/urls.ts';
import { useAddress } from '../../../bundle/base-path.ts';
import { message } from '../../../messages/message.ts';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import styles from './logo.module.css';

/** The knowledge base's logo, or its name, leads to the home page. Source: docs/requirements.md, LY-5. */
export function Logo({ site }: { site: BundleFiles['site'] }): ReactNode {
  const address = useAddress();
  const { logo, darkLogo } = site.knowledgeBase;
  if (logo === undefined) {
    return (
      <SiteLink to={pages.home} className={styles.name}>
        {site.name}
      </SiteLink>
    );
  }
  return (
    <SiteLink to={pages.home} className={styles.logo}>
      <picture>
        {darkLogo !== undefined && <source srcSet={address(darkLogo)} media="(prefers-color-scheme: dark)" />}
        <img
          src={address(logo)}
          alt={message('site.homeLink', { name: site.name })}
          className={styles.image}
        />
      </picture>
    </SiteLink>
  );
}
