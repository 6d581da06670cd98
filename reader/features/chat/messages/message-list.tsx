import { memo, type ReactNode } from 'react';
import { message as words } from '../../../messages/message.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ChatMessage, ReaderMessage } from '../state/message.ts';
import { type BotMessageActions, BotMessageView } from './bot-message-view.tsx';
import styles from './messages.module.css';
import { MessageHead } from './message-head.tsx';

interface MessageListProps extends BotMessageActions {
  messages: readonly ChatMessage[];
}

/** The messages. The log role makes screen readers announce each new message as a whole, politely. */
export const MessageList = memo(function MessageList({ messages, ...actions }: MessageListProps): ReactNode {
  return (
    <div role="log" aria-label={words('chat.conversation')}>
      <ol className={styles.list}>
        {messages.map((message) => (
          <Message key={message.key} message={message} {...actions} />
        ))}
      </ol>
    </div>
  );
});

/** Memoized: a message changes only when it is rated. */
const Message = memo(function Message({
  message,
  ...actions
}: BotMessageActions & { message: ChatMessage }): ReactNode {
  return (
    <li className={styles.item} data-by={message.by}>
      {message.by === 'reader' ? (
        <ReaderMessageView message={message} />
      ) : (
        <BotMessageView message={message} {...actions} />
      )}
    </li>
  );
});

const ReaderMessageView = ({ message }: { message: ReaderMessage }): ReactNode => (
  <article className={styles.reader}>
    <MessageHead by={words('chat.you')} at={message.at} />
    <p className={classNames(styles.bubble, styles.asTyped)}>{message.text}</p>
  </article>
);
