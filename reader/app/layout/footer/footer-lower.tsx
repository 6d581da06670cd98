import { type ReactNode, useSyncExternalStore } from 'react';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import type { MessageKey } from '../../../messages/messages.ts';
import { message } from '../../../messages/message.ts';
import { yearOf } from '../../../messages/dates.ts';
import styles from './footer.module.css';
import { LinkList } from './link-list.tsx';

interface FooterLowerProps {
  site: BundleFiles['site'];
  /** Shown after the legal pages. */
  children?: ReactNode;
}

/** Social profiles, legal pages and the copyright. */
export function FooterLower({ site, children }: FooterLowerProps): ReactNode {
  const year = useYear(site.updatedAt);
  return (
    <div className={styles.lower}>
      <p className={styles.copyright}>
        {message('footer.copyright', { year, holder: site.footer.copyright })}
      </p>
      <Links label="footer.legal" links={site.footer.legal} />
      {children}
      <Links label="footer.social" links={site.footer.social} />
    </div>
  );
}

/**
 * The year of the content in the prerendered page, so that the same content gives the same page. The browser's year
 * after hydration.
 */
const useYear = (updatedAt: string | undefined): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => yearOf(new Date()),
    () => (updatedAt === undefined ? '' : yearOf(new Date(updatedAt))),
  );

/** The year never changes while a page is open. */
const subscribeToNothing = () => () => {};

type Link = BundleFiles['site']['footer']['legal'][number];

function Links({ label, links }: { label: MessageKey; links: readonly Link[] }): ReactNode {
  if (links.length === 0) return null;
  return <LinkList links={links} className={styles.list} label={message(label)} />;
}
