import type { ReactNode } from 'react';
import type { QuickAnswerReply } from '../../../schemas/services/help-center/quick-answer.ts';
import type { CheckedSources } from '../../bundle/answer/citation.ts';
import { SourceList } from '../../bundle/answer/source-list.tsx';
import { message } from '../../messages/message.ts';
import { AiNotice } from '../../ui/answer/ai-notice.tsx';
import { AnswerVote, type Vote } from '../../ui/answer/answer-vote.tsx';
import styles from './quick-answer.module.css';

/** A reader's vote, and the answer that it is about. */
export interface GivenVote {
  readonly vote: Vote;
  readonly answerId: string;
  /** Absent where the bundle was not asked yet. */
  readonly checked: CheckedSources | undefined;
}

export interface AnswerFooterProps {
  answer: QuickAnswerReply;
  checked: CheckedSources | undefined;
  onVote: (given: GivenVote) => Promise<{ readonly ok: boolean }>;
}

/** The sources of an answer, the AI notice and the vote. */
export function AnswerFooter({ answer, checked, onVote }: AnswerFooterProps): ReactNode {
  const { id: answerId } = answer;
  const vote = async (id: string, given: Vote) => {
    const taken = await onVote({ vote: given, answerId: id, checked });
    if (taken.ok) votes.set(answer, given);
    return taken;
  };
  return (
    <>
      {checked !== undefined && <SourceList checked={checked} />}
      <div className={styles.foot}>
        <AiNotice />
        {answerId !== undefined && (
          <AnswerVote
            label={message('quickAnswer.vote')}
            given={votes.get(answer)}
            onVote={(given) => vote(answerId, given)}
          />
        )}
      </div>
    </>
  );
}

/** A reader who returns to an answer sees the earlier vote. */
const votes = new WeakMap<QuickAnswerReply, Vote>();
