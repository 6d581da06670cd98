import type { ReactNode } from 'react';
import { message } from '../../../messages/message.ts';
import styles from './ended.module.css';

/** Ends the conversation. It stands below the last message, so that the field stays in its place. */
export const EndButton = ({ onEnd }: { onEnd: () => void }): ReactNode => (
  <button type="button" className={styles.end} onClick={onEnd}>
    {message('chat.end')}
  </button>
);
