import type { ReactNode } from 'react';
import { message as words } from '../../../messages/message.ts';
import type { ReaderMessage } from '../state/message.ts';
import { MessageHead } from './message-head.tsx';
import styles from './messages.module.css';

export const ReaderMessageView = ({ message }: { message: ReaderMessage }): ReactNode => (
  <article className={styles.reader}>
    <MessageHead by={words('chat.you')} at={message.at} />
    <p className={styles.asTyped}>{message.text}</p>
  </article>
);
