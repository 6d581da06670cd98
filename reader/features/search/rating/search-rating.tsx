import { type ReactNode, useReducer } from 'react';
import type { SearchTrackingEvent } from '../../../../schemas/services/search-tracking.ts';
import { searchRatings } from '../../../../schemas/spec/feedback.ts';
import { message } from '../../../messages/message.ts';
import { FeedbackCard } from '../../../ui/feedback/feedback-card.tsx';
import { FeedbackQuestion } from '../../../ui/feedback/feedback-question.tsx';
import { FeedbackThanks } from '../../../ui/feedback/feedback-thanks.tsx';
import { RatingForm } from './rating-form.tsx';
import { asking, nextRatingState } from './rating-state.ts';

interface SearchRatingProps {
  /** Of the results that are rated. */
  rateCode: string;
  onRate: (event: SearchTrackingEvent) => void;
}

/** Asks whether the results were of use. Source: requirements QA-4. */
export function SearchRating({ rateCode, onRate }: SearchRatingProps): ReactNode {
  const [state, dispatch] = useReducer(nextRatingState, asking);
  const question = message('rating.question');
  const rate = (data: Omit<Extract<SearchTrackingEvent, { type: 'search_rate' }>['data'], 'code'>) =>
    onRate({ type: 'search_rate', data: { code: rateCode, ...data } });
  return (
    <FeedbackCard label={question} step={state.step}>
      {state.step === 'asking' && (
        <FeedbackQuestion
          question={question}
          onYes={() => {
            rate({ value: searchRatings.yes });
            dispatch({ kind: 'yes' });
          }}
          onNo={() => dispatch({ kind: 'no' })}
        />
      )}
      {state.step === 'explaining' && (
        <RatingForm
          comment={state.comment}
          onChange={(comment) => dispatch({ kind: 'write', comment })}
          onSubmit={() => {
            rate({ value: searchRatings.no, comment: state.comment.trim() });
            dispatch({ kind: 'submit' });
          }}
          onReset={() => dispatch({ kind: 'reset' })}
        />
      )}
      <FeedbackThanks
        isShown={state.step === 'thanked'}
        thanks={message('rating.thanks')}
        again={message('rating.again')}
        onAgain={() => dispatch({ kind: 'reset' })}
      />
    </FeedbackCard>
  );
}
