import { type ReactNode, useEffect, useRef } from 'react';
import { message as words } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { SendingStatus } from '../../../ui/feedback/sending-status.tsx';
import { useSending } from '../../../ui/feedback/use-sending.ts';
import type { BotMessage } from '../state/message.ts';
import type { GiveChatFeedback } from '../use-feedback-once.ts';
import styles from './messages.module.css';
import { SearchInstead } from './search-instead.tsx';

export interface GuardrailedViewProps {
  message: BotMessage;
  onReport: GiveChatFeedback['report'];
}

/** A refused question, with alternatives and a report button. Source: docs/requirements.md, CH-3. */
export function GuardrailedView({ message, onReport }: GuardrailedViewProps): ReactNode {
  const { sending, send } = useSending();
  const isReported = message.rating === 'reported';
  return (
    <>
      <div className={styles.bubble}>
        <p>{words('chat.guardrailed')}</p>
        <p>{words('chat.guardrailedAdvice')}</p>
      </div>
      <SearchInstead question={message.question} />
      {message.id !== undefined &&
        (isReported ? (
          <Reported />
        ) : (
          <>
            <Button
              look="secondary"
              aria-disabled={sending === 'underWay'}
              onClick={() =>
                send(
                  () => onReport(message),
                  () => {},
                )
              }
            >
              {words('chat.report')}
            </Button>
            <SendingStatus sending={sending} />
          </>
        ))}
    </>
  );
}

/** In place of the button that was pressed, so it has the focus in its place. */
function Reported(): ReactNode {
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) thanks.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={thanks} tabIndex={-1} className={styles.reported}>
      {words('chat.reported')}
    </p>
  );
}
