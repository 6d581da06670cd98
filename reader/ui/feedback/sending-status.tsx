import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import styles from './sending-status.module.css';
import type { Sending } from './use-sending.ts';

/** Always rendered, because screen readers announce only changes of a status that they know. */
export const SendingStatus = ({ sending }: { sending: Sending }): ReactNode => (
  <p role="status" className={styles.status} data-sending={sending}>
    {sending === 'underWay' && message('feedback.sending')}
    {sending === 'failed' && message('feedback.notSent')}
  </p>
);
