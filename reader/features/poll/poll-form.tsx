import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { message } from '../../messages/message.ts';
import type { Explanation } from '../../services/analytics-events.ts';
import { Button } from '../../ui/button.tsx';
import { tooLong } from '../../ui/characters.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { type Problems, useValidation } from '../../ui/use-validation.ts';
import styles from './poll-card.module.css';

/** Room for a paragraph, and the longest value that Google Analytics 360 keeps whole. */
const maxCommentCharacters = 500;

const reasons = ['couldntFind', 'didntWork', 'unclear'] as const satisfies readonly (keyof Explanation)[];

interface PollFormProps {
  readonly explanation: Explanation;
  readonly onChange: (change: Partial<Explanation>) => void;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
}

/** Asks why, after No. All of it is optional. Source: requirements AP-1. */
export function PollForm({ explanation, onChange, onSubmit, onBack }: PollFormProps): ReactNode {
  const comment = useRef<HTMLTextAreaElement>(null);
  const { problems, check } = useValidation(explanation, validate);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (check()) onSubmit();
    else comment.current?.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <fieldset className={styles.reasons}>
        <legend className={styles.title}>{message('poll.reasons')}</legend>
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
      <div className={styles.buttons}>
        <Button type="submit">{message('poll.submit')}</Button>
        <Button look="plain" onClick={onBack}>
          {message('poll.back')}
        </Button>
      </div>
    </form>
  );
}

const validate = ({ comment }: Explanation): Problems<Explanation> => ({
  comment: tooLong(comment, maxCommentCharacters),
});
