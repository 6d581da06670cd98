import { type ReactNode, useReducer } from 'react';
import { message } from '../../messages/message.ts';
import {
  type ArticleFeedback,
  type Explanation,
  noExplanation,
} from '../../services/analytics/feedback-event.ts';
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
  /** True once a script can process the answer. */
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
  const submit = (explanation: Explanation) => {
    no.submit(explanation);
    dispatch({ kind: 'submit' });
  };
  const answerNo = async () => {
    const canAskWhy = await isFormLoaded();
    if (canAskWhy) no.begin();
    dispatch({ kind: 'no' });
    if (!canAskWhy) submit(noExplanation);
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
          onSubmit={() => submit(state.explanation)}
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

/** Most readers never see the form. It is loaded ahead for those who lose their connection before they answer. */
const pollForm = latePart(async () => (await import('./poll-form.tsx')).PollForm);

const loadForm = (): void => void isFormLoaded();

/** A form that cannot be loaded is loaded again by the next call. */
const isFormLoaded = (): Promise<boolean> =>
  pollForm.load().then(
    () => true,
    () => false,
  );
