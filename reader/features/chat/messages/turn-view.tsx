import type { ReactNode } from 'react';
import { AnswerText } from '../../../bundle/answer/answer-text.tsx';
import type { ResolveCitation } from '../../../bundle/answer/citation.ts';
import { message, message as words } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { FailedBy, Turn } from '../state/chat-state.ts';
import { useNextFocus } from '../use-next-focus.ts';
import styles from './messages.module.css';
import { failureMessage } from '../../../messages/failure-message.ts';

interface TurnViewProps {
  turn: Turn;
  resolve: ResolveCitation | undefined;
  /** True if an unfinished answer may be shown. False if answers are shown only after a check. */
  isTextShown: boolean;
  /** Moves the focus from a button that disappears to an element that stays. */
  focusNext: () => void;
  onRetry: () => void;
}

/**
 * The state of the last question. It is outside the log, so that screen readers announce a whole answer and not its
 * pieces: it is being written, it waits, or, at once, it failed.
 */
export const TurnView = (props: TurnViewProps): ReactNode => (
  <>
    <div role="status">{statusOf(props)}</div>
    <div role="alert">{props.turn.step === 'failed' && <Failed {...props} by={props.turn.by} />}</div>
    {props.turn.step === 'transient' && <Transient {...props} secondsLeft={props.turn.secondsLeft} />}
    {props.turn.step === 'streaming' && props.isTextShown && (
      <div className={styles.bubble}>
        <AnswerText markdown={props.turn.text} />
      </div>
    )}
  </>
);

function statusOf({ turn }: TurnViewProps): ReactNode {
  if (turn.step === 'sending' || turn.step === 'streaming')
    return (
      <p className={classNames(styles.bubble, styles.writing)}>
        <span aria-hidden className={styles.dots} /> {words('chat.writing')}
      </p>
    );
  if (turn.step === 'waiting') return <p className={styles.note}>{words('chat.waiting')}</p>;
  if (turn.step !== 'transient') return null;
  const key = turn.secondsLeft === undefined ? 'chat.stillBusy' : 'chat.busy';
  return <p className={styles.note}>{words(key)}</p>;
}

/** Shows the seconds, but hides them from screen readers, which would read out each one. */
const Transient = ({
  secondsLeft,
  focusNext,
  onRetry,
}: TurnViewProps & { secondsLeft: number | undefined }): ReactNode => (
  <div className={styles.again}>
    <RetryButton label={words('chat.tryNow')} focusNext={focusNext} onRetry={onRetry} />
    {secondsLeft !== undefined && (
      <span aria-hidden className={styles.seconds}>
        {words('chat.busyFor', { seconds: secondsLeft })}
      </span>
    )}
  </div>
);

const Failed = ({
  by,
  focusNext,
  onRetry,
}: TurnViewProps & Parameters<typeof failureWords>[0]): ReactNode => (
  <div className={styles.failed}>
    {failureWords({ by }).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <RetryButton label={words('chat.tryAgain')} focusNext={focusNext} onRetry={onRetry} />
  </div>
);

function RetryButton({
  label,
  focusNext,
  onRetry,
}: Pick<TurnViewProps, 'focusNext' | 'onRetry'> & { label: string }): ReactNode {
  const button = useNextFocus<HTMLButtonElement>(focusNext);
  return (
    <Button ref={button} look="secondary" onClick={onRetry}>
      {label}
    </Button>
  );
}

/** The text of a failed question. Source: docs/requirements.md, CH-4 and "Texts". */
function failureWords({ by }: { readonly by: FailedBy }): readonly string[] {
  if (by === 'noAnswer') return [message('chat.noAnswer')];
  if (by === 'refused' || by === 'redirected')
    return [message('chat.unexpected'), message('chat.unexpectedAdvice')];
  return [failureMessage({ kind: by })];
}
