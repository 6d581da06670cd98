import { type ReactNode, useReducer } from 'react';
import type { SearchTrackingEvent } from '../../../../schemas/services/search/search-tracking.ts';
import { searchRatings } from '../../../../schemas/spec/pages/feedback.ts';
import { message } from '../../../messages/message.ts';
import type { SearchService } from '../../../services/search/search-service.ts';
import { FeedbackCard } from '../../../ui/feedback/feedback-card.tsx';
import { FeedbackQuestion } from '../../../ui/feedback/feedback-question.tsx';
import { FeedbackThanks } from '../../../ui/feedback/feedback-thanks.tsx';
import { SendingStatus } from '../../../ui/feedback/sending-status.tsx';
import { useSending } from '../../../ui/feedback/use-sending.ts';
import { RatingForm } from './rating-form.tsx';
import { asking, nextRatingState, type RatingAction } from './rating-state.ts';

type SearchRate = Extract<SearchTrackingEvent, { type: 'search_rate' }>['data'];

interface SearchRatingProps {
  /** Of the results that are rated. */
  rateCode: string;
  onRate: SearchService['track'];
}

/** Asks whether the results were of use, and thanks once the service has the answer. Source: docs/requirements.md, QA-4. */
export function SearchRating({ rateCode, onRate }: SearchRatingProps): ReactNode {
  const [state, dispatch] = useReducer(nextRatingState, asking);
  const question = message('rating.question');
  const { sending, send, forget } = useSending();
  const rate = (data: Omit<SearchRate, 'code'>, action: RatingAction) =>
    send(
      () => onRate({ type: 'search_rate', data: { code: rateCode, ...data } }),
      () => dispatch(action),
    );
  const goTo = (action: RatingAction) => {
    forget();
    dispatch(action);
  };
  return (
    <FeedbackCard label={question} step={state.step}>
      {state.step === 'asking' && (
        <FeedbackQuestion
          question={question}
          isSending={sending === 'underWay'}
          status={<SendingStatus sending={sending} />}
          onYes={() => rate({ value: searchRatings.yes }, { kind: 'yes' })}
          onNo={() => sending !== 'underWay' && goTo({ kind: 'no' })}
        />
      )}
      {state.step === 'explaining' && (
        <RatingForm
          comment={state.comment}
          sending={sending}
          onChange={(comment) => goTo({ kind: 'write', comment })}
          onSubmit={() =>
            rate({ value: searchRatings.no, comment: state.comment.trim() }, { kind: 'submit' })
          }
          onReset={() => goTo({ kind: 'reset' })}
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
