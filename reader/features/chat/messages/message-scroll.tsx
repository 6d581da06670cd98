import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { message as words } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChatMessage } from '../state/message.ts';
import { useNextFocus } from '../use-next-focus.ts';
import styles from './messages.module.css';
import { useStickToEnd } from './use-stick-to-end.ts';

interface MessageScrollProps {
  messages: readonly ChatMessage[];
  /** Moves the focus from a button that disappears to an element that stays. */
  focusNext: () => void;
  children: ReactNode;
}

/**
 * The scroll container. It sticks to its end while the reader is there, and otherwise offers a button to a new
 * answer.
 */
export function MessageScroll({ messages, focusNext, children }: MessageScrollProps): ReactNode {
  const { scroll, content, hasNew, goToEnd } = useStickToEnd(messages);
  return (
    <div className={styles.frame}>
      <div
        ref={scroll}
        role="region"
        aria-label={words('chat.conversation')}
        tabIndex={0}
        className={styles.scroll}
      >
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      {hasNew && <NewAnswer focusNext={focusNext} onPress={goToEnd} />}
    </div>
  );
}

function NewAnswer({
  focusNext,
  onPress,
}: Pick<MessageScrollProps, 'focusNext'> & { onPress: () => void }): ReactNode {
  const button = useNextFocus<HTMLButtonElement>(focusNext);
  return (
    <div className={styles.newAnswer}>
      <Button ref={button} onClick={onPress}>
        <ArrowDown className={styles.icon} />
        {words('chat.newAnswer')}
      </Button>
    </div>
  );
}
