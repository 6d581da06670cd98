import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { message } from '../../messages/message.ts';
import { SendingStatus } from '../feedback/sending-status.tsx';
import { useLoaded } from '../../browser/use-loaded.ts';
import styles from './answer-vote.module.css';
import { ThumbButton } from './thumb-button.tsx';
import { type GiveVote, useVote } from './use-vote.ts';
import type { Vote } from './vote-state.ts';

export type { Vote } from './vote-state.ts';

interface AnswerVoteProps {
  /** Names the group of buttons: which answer it is about. */
  label: string;
  /** The earlier vote. It is shown, and the reader cannot vote again. */
  given?: Vote | undefined;
  onVote: GiveVote;
}

/** Thumbs up, or down with its reasons, then thanks once the vote was taken. The reasons are loaded when they are asked for. Source: docs/requirements.md, QA-3. */
export function AnswerVote({ label, given, onVote }: AnswerVoteProps): ReactNode {
  const { state, sending, take } = useVote(given, onVote);
  const thumbsDown = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const isExplaining = state.step === 'explaining';
  const reasons = useLoaded(loadReasons, isExplaining, () => take({ kind: 'close' }));
  const isDone = state.step === 'thanked' || sending === 'underWay';
  const vote = state.step === 'thanked' ? state.vote : undefined;
  return (
    <div role="group" aria-label={label} className={styles.vote}>
      <ThumbButton
        label={message('answer.helpful')}
        isPressed={vote?.isHelpful === true}
        isDone={isDone}
        onClick={() => take({ kind: 'up' })}
      >
        <ThumbsUp />
      </ThumbButton>
      <ThumbButton
        ref={thumbsDown}
        label={message('answer.notHelpful')}
        isPressed={vote?.isHelpful === false}
        isDone={isDone}
        aria-haspopup="dialog"
        aria-expanded={isExplaining}
        aria-controls={reasons && formId}
        onClick={() => take({ kind: 'down' })}
        onPointerEnter={prepareReasons}
        onFocus={prepareReasons}
      >
        <ThumbsDown />
      </ThumbButton>
      {isExplaining && reasons !== undefined && (
        <reasons.VotePopover
          id={formId}
          button={thumbsDown}
          draft={state.draft}
          sending={sending}
          onAction={take}
        />
      )}
      <p role="status" className={styles.thanks}>
        {vote !== undefined && message('answer.thanks')}
      </p>
      {!isExplaining && <SendingStatus sending={sending} />}
    </div>
  );
}

const loadReasons = () => import('./vote-popover.tsx');

/** It is loaded again when it is wanted. */
const prepareReasons = () => void loadReasons().catch(() => {});
