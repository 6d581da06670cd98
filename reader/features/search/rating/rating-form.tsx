import { type ReactNode, useMemo, useRef } from 'react';
import { message } from '../../../messages/message.ts';
import { tooLong } from '../../../ui/forms/characters.ts';
import { FeedbackForm } from '../../../ui/feedback/feedback-form.tsx';
import { SendingStatus } from '../../../ui/feedback/sending-status.tsx';
import type { Sending } from '../../../ui/feedback/use-sending.ts';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useValidation } from '../../../ui/forms/use-validation.ts';

/** Room for a paragraph. */
const maxCommentCharacters = 500;

interface RatingFormProps {
  comment: string;
  sending: Sending;
  onChange: (comment: string) => void;
  onSubmit: () => void;
  onReset: () => void;
}

/** Asks why, after No. */
export function RatingForm({ comment, sending, onChange, onSubmit, onReset }: RatingFormProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const values = useMemo(() => ({ comment }), [comment]);
  const { problems, check } = useValidation(values, validate);
  const submit = () => {
    if (check()) onSubmit();
    else field.current?.focus();
  };
  return (
    <FeedbackForm
      onSubmit={submit}
      onBack={onReset}
      isSending={sending === 'underWay'}
      status={<SendingStatus sending={sending} />}
    >
      <TextAreaField
        ref={field}
        label={message('rating.comment')}
        text={comment}
        maxCharacters={maxCommentCharacters}
        problem={problems.comment}
        onChange={onChange}
      />
    </FeedbackForm>
  );
}

const validate = ({ comment }: { comment: string }) => ({ comment: tooLong(comment, maxCommentCharacters) });
