import '../../messages/more.ts';
import { type ReactNode, use, useEffect, useState } from 'react';
import { SiteAddress } from '../../bundle/pages/site-address.ts';
import { type ReadablePage, readableOffline } from '../../bundle/files/readable-offline.ts';
import { message } from '../../messages/message.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import styles from './readable-pages.module.css';

/** Empty before hydration, and if the browser stores nothing. */
export function ReadablePages({ hasHeading = true }: { hasHeading?: boolean }): ReactNode {
  const pages = useReadablePages();
  if (pages === undefined) return null;
  if (pages.length === 0) return <p>{message('offline.nothing')}</p>;
  return (
    <>
      {hasHeading && <h2>{message('offline.readHeading')}</h2>}
      <ul className={styles.list}>
        {pages.map(({ url, title }) => (
          <li key={url}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function useReadablePages(): readonly ReadablePage[] | undefined {
  const { basePath } = use(SiteAddress);
  const [pages, setPages] = useState<readonly ReadablePage[]>();
  useEffect(() => {
    let isWanted = true;
    readableOffline(basePath).then(
      (found) => isWanted && setPages(found),
      () => isWanted && setPages([]),
    );
    return () => {
      isWanted = false;
    };
  }, [basePath]);
  return pages;
}
