import { MessageCircleQuestionMark } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { message } from '../../messages/message.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './launcher.module.css';

interface LauncherProps {
  ref: Ref<HTMLButtonElement>;
  /** The chat is on its way. */
  isOpening: boolean;
  /** There is an unread answer. */
  isUnread: boolean;
  /** Away while the chat stands in its place. */
  isHidden: boolean;
  onOpen: () => void;
}

/** Opens the chat from every page. Announces answers that arrive while it is closed; the focus stays. */
export function Launcher({ ref, isOpening, isUnread, isHidden, onOpen }: LauncherProps): ReactNode {
  const label = message(isUnread ? 'chat.openUnread' : 'chat.open');
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.launcher}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-busy={isOpening}
        hidden={isHidden}
        onClick={onOpen}
      >
        <MessageCircleQuestionMark />
        {isUnread && <span aria-hidden className={styles.unread} />}
      </button>
      <div role="status">
        <VisuallyHidden>
          {isUnread && message('chat.answerArrived')}
          {isOpening && message('chat.opening')}
        </VisuallyHidden>
      </div>
    </>
  );
}
