import { type ReactNode, useReducer } from 'react';
import { message } from '../../messages/message.ts';
import type { ArticleFeedback } from '../../services/analytics-events.ts';
import { FeedbackCard } from '../../ui/feedback/feedback-card.tsx';
import { FeedbackQuestion } from '../../ui/feedback/feedback-question.tsx';
import { FeedbackThanks } from '../../ui/feedback/feedback-thanks.tsx';
import { forgetAnswer, rememberAnswer } from './answered-articles.ts';
import { PollForm } from './poll-form.tsx';
import { nextPollState, type PollState } from './poll-state.ts';

export interface PollCardProps {
  readonly articleId: string;
  readonly onAnswer: (feedback: ArticleFeedback) => void;
  /** Whether it can be answered: there is a script to take the answer. */
  readonly isReady: boolean;
  readonly start: PollState;
}

/** The poll in one of its steps. Source: requirements AP-1. */
export function PollCard({ articleId, onAnswer, isReady, start }: PollCardProps): ReactNode {
  const [state, dispatch] = useReducer(nextPollState, start);
  const answer = (feedback: ArticleFeedback) => {
    onAnswer(feedback);
    rememberAnswer(articleId);
  };
  const answerYes = () => {
    answer({ helpful: true });
    dispatch({ kind: 'yes' });
  };
  const reset = () => {
    forgetAnswer(articleId);
    dispatch({ kind: 'reset' });
  };
  const question = message('poll.question');
  return (
    <FeedbackCard label={question} step={state.step} isReady={isReady}>
      {state.step === 'asking' && (
        <FeedbackQuestion question={question} onYes={answerYes} onNo={() => dispatch({ kind: 'no' })} />
      )}
      {state.step === 'explaining' && (
        <PollForm
          explanation={state.explanation}
          onChange={(change) => dispatch({ kind: 'explain', change })}
          onSubmit={() => {
            answer({ helpful: false, ...state.explanation });
            dispatch({ kind: 'submit' });
          }}
          onBack={reset}
        />
      )}
      <FeedbackThanks
        isShown={state.step === 'answered'}
        thanks={message('poll.thanks')}
        again={message('poll.answerAgain')}
        onAgain={reset}
      />
    </FeedbackCard>
  );
}
