import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import styles from './sending-status.module.css';
import type { Sending } from './use-sending.ts';

/** The status is always there, because screen readers tell only of what changes in one that they know. */
export const SendingStatus = ({ sending }: { sending: Sending }): ReactNode => (
  <p role="status" className={styles.status} data-sending={sending}>
    {sending === 'underWay' && message('feedback.sending')}
    {sending === 'failed' && message('feedback.notSent')}
  </p>
);
