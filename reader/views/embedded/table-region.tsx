import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import edges from './edge-fade.module.css';
import styles from './table-region.module.css';

/** The place in which a table scrolls when it is wider than the page; it can be reached and scrolled by keyboard. */
export const TableRegion = (props: {
  label: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}): ReactNode => (
  <div
    className={classNames(styles.region, edges.fade, props.className)}
    tabIndex={0}
    role="region"
    aria-label={props.label ? message('table.label', { name: props.label }) : message('table.unnamed')}
  >
    {props.children}
  </div>
);
