import { type ReactNode, useReducer } from 'react';
import { message } from '../../messages/message.ts';
import { type ArticleFeedback, noExplanation } from '../../services/analytics-events.ts';
import { FeedbackCard } from '../../ui/feedback/feedback-card.tsx';
import { FeedbackQuestion } from '../../ui/feedback/feedback-question.tsx';
import { FeedbackThanks } from '../../ui/feedback/feedback-thanks.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { forgetAnswer, rememberAnswer } from './answered-articles.ts';
import { useUnfinishedNo } from './use-unfinished-no.ts';
import { nextPollState, type PollState } from './poll-state.ts';

export interface PollCardProps {
  readonly articleId: string;
  readonly onAnswer: (feedback: ArticleFeedback) => void;
  /** Whether it can be answered: there is a script to take the answer. */
  readonly isReady: boolean;
  readonly start: PollState;
}

/** The poll in one of its steps. Source: docs/requirements.md, AP-1. */
export function PollCard({ articleId, onAnswer, isReady, start }: PollCardProps): ReactNode {
  const [state, dispatch] = useReducer(nextPollState, start);
  const answer = (feedback: ArticleFeedback) => {
    onAnswer(feedback);
    rememberAnswer(articleId);
  };
  const no = useUnfinishedNo(answer);
  const answerYes = () => {
    answer({ helpful: true });
    dispatch({ kind: 'yes' });
  };
  const answerNo = async () => {
    try {
      await pollForm.load();
      no.begin();
      dispatch({ kind: 'no' });
    } catch {
      // nobody can be asked why, but it counts
      no.submit(noExplanation);
      dispatch({ kind: 'no' });
      dispatch({ kind: 'submit' });
    }
  };
  const reset = () => {
    no.takeBack();
    forgetAnswer(articleId);
    dispatch({ kind: 'reset' });
  };
  const question = message('poll.question');
  return (
    <FeedbackCard label={question} step={state.step} isReady={isReady} onInSight={loadForm}>
      {state.step === 'asking' && (
        <FeedbackQuestion question={question} onYes={answerYes} onNo={() => void answerNo()} />
      )}
      {state.step === 'explaining' && (
        <pollForm.Part
          explanation={state.explanation}
          onChange={(change) => dispatch({ kind: 'explain', change })}
          onSubmit={() => {
            no.submit(state.explanation);
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

/** Most readers never see it; it is there for those who lose their connection before they answer. */
const pollForm = latePart(async () => (await import('./poll-form.tsx')).PollForm);

/** What does not come now is asked for again by the answer. */
const loadForm = (): void => void pollForm.load().catch(() => {});
