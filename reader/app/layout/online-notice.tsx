import { type ReactNode, useEffect, useRef, useState } from 'react';
import { message } from '../../messages/message.ts';
import { offlinePage } from '../../../schemas/service-worker.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import { useOnline } from '../../browser/use-online.ts';
import styles from './online-notice.module.css';

/** The notice of a restored connection is shown for this time. */
const backMs = 6000;

/**
 * A notice while there is no connection, and for a short time when it is back. It needs no further files. `hasList`:
 * there is a page that lists the kept pages.
 */
export function OnlineNotice({ hasList }: { hasList: boolean }): ReactNode {
  const isOnline = useOnline();
  const isBack = useIsBack(isOnline);
  const key = isOnline ? isBack && 'online.back' : 'online.offline';
  return (
    <div role="status" className={styles.place}>
      {key !== false && (
        <p className={styles.notice} data-state={isOnline ? 'back' : 'offline'}>
          {message(key)}{' '}
          {hasList && !isOnline && <SiteLink to={offlinePage.url}>{message('online.seeList')}</SiteLink>}
        </p>
      )}
    </div>
  );
}

function useIsBack(isOnline: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && !wasOffline.current) return undefined;
    wasOffline.current = !isOnline;
    setIsBack(isOnline);
    if (!isOnline) return undefined;
    const timer = setTimeout(() => setIsBack(false), backMs);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return isBack;
}
