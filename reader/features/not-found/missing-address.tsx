import { Fragment, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import styles from './missing-address.module.css';

/** The box has room for so many characters on most phones. */
const maxCharactersInSight = 60;

/**
 * The whole requested address, with all but ASCII encoded. The prerendered page is for every address, so the box keeps
 * its space until the browser knows the address. A long one scrolls. Source: docs/requirements.md, RT-5.
 */
export function MissingAddress(): ReactNode {
  const id = useId();
  const isHydrated = useHydrated();
  useLocation();
  const address = isHydrated ? location.origin + location.pathname + location.search + location.hash : '';
  const scrolls = address.length > maxCharactersInSight;
  return (
    <div className={classNames(styles.missing, !isHydrated && styles.waiting)}>
      <p id={id} className={styles.label}>
        {message('notFound.address')}
      </p>
      <code
        dir="ltr"
        className={styles.address}
        {...(scrolls && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      >
        {softly(address)}
      </code>
    </div>
  );
}

/** An address that breaks at its signs. */
const softly = (address: string): ReactNode =>
  address.split(/(?<=[/?&#=_-])(?![/?&#=_-])/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
