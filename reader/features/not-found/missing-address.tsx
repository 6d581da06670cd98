import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import styles from './missing-address.module.css';

/**
 * The requested address within the site, with all but ASCII encoded, in one line. The prerendered page is for every address, so the line
 * keeps its space until the browser knows it. Source: docs/requirements.md, RT-5.
 */
export function MissingAddress(): ReactNode {
  const isHydrated = useHydrated();
  useLocation();
  const address = isHydrated ? location.pathname + location.search + location.hash : '';
  return (
    <p className={classNames(styles.missing, !isHydrated && styles.waiting)}>
      {message('notFound.address')}{' '}
      <code dir="ltr" className={styles.address}>
        {address}
      </code>
    </p>
  );
}
