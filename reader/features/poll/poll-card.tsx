import { type ReactNode, useReducer } from 'react';
import { message } from '../../messages/message.ts';
import type { ArticleFeedback } from '../../services/analytics-events.ts';
import { classNames } from '../../ui/class-names.ts';
import { forgetAnswer, rememberAnswer } from './answered-articles.ts';
import styles from './poll-card.module.css';
import { PollForm } from './poll-form.tsx';
import { PollQuestion } from './poll-question.tsx';
import { nextPollState, type PollState } from './poll-state.ts';
import { PollThanks } from './poll-thanks.tsx';
import { useStepFocus } from './use-step-focus.ts';

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
  const card = useStepFocus(state.step);
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
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={message('poll.question')}
      className={classNames(styles.poll, !isReady && styles.waiting)}
    >
      {state.step === 'asking' && <PollQuestion onYes={answerYes} onNo={() => dispatch({ kind: 'no' })} />}
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
      <PollThanks isShown={state.step === 'answered'} onAnswerAgain={reset} />
    </section>
  );
}
