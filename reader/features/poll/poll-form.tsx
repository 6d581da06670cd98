import '../../messages/more.ts';
import { type ReactNode, useRef } from 'react';
import { message } from '../../messages/message.ts';
import type { Explanation } from '../../services/analytics/feedback-event.ts';
import { tooLong } from '../../ui/forms/characters.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { FeedbackForm } from '../../ui/feedback/feedback-form.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { type Problems, useValidation } from '../../ui/forms/use-validation.ts';
import styles from './poll-form.module.css';

/** Room for a paragraph, and the longest value that Google Analytics 360 keeps whole. */
const maxCommentCharacters = 500;

const reasons = ['couldntFind', 'didntWork', 'unclear'] as const satisfies readonly (keyof Explanation)[];

interface PollFormProps {
  readonly explanation: Explanation;
  readonly onChange: (change: Partial<Explanation>) => void;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
}

/** Asks why, after No. All of it is optional. Source: docs/requirements.md, AP-1. */
export function PollForm({ explanation, onChange, onSubmit, onBack }: PollFormProps): ReactNode {
  const comment = useRef<HTMLTextAreaElement>(null);
  const { problems, check } = useValidation(explanation, validate);
  const submit = () => {
    if (check()) onSubmit();
    else comment.current?.focus();
  };
  return (
    <FeedbackForm onSubmit={submit} onBack={onBack}>
      <fieldset className={styles.reasons}>
        <legend>{message('poll.reasons')}</legend>
        {reasons.map((reason) => (
          <CheckboxField
            key={reason}
            label={message(`poll.${reason}`)}
            isChecked={explanation[reason]}
            onChange={(isChecked) => onChange({ [reason]: isChecked })}
          />
        ))}
      </fieldset>
      <TextAreaField
        ref={comment}
        label={message('poll.comment')}
        text={explanation.comment}
        maxCharacters={maxCommentCharacters}
        problem={problems.comment}
        onChange={(text) => onChange({ comment: text })}
      />
    </FeedbackForm>
  );
}

const validate = ({ comment }: Explanation): Problems<Explanation> => ({
  comment: tooLong(comment, maxCommentCharacters),
});
