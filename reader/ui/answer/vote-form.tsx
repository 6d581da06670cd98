import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { negativeReasons } from '../../../schemas/spec/pages/feedback.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../button.tsx';
import { tooLong } from '../forms/characters.ts';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { TextAreaField } from '../forms/text-area-field.tsx';
import { SendingStatus } from '../feedback/sending-status.tsx';
import type { Sending } from '../feedback/use-sending.ts';
import { type Problems, useValidation } from '../forms/use-validation.ts';
import styles from './vote-form.module.css';
import { hasComment, type VoteAction, type VoteDraft } from './vote-state.ts';

/** Room for a paragraph. */
const maxCommentCharacters = 500;

export interface VoteFormProps {
  draft: VoteDraft;
  sending: Sending;
  onAction: (action: VoteAction) => void;
}

/** The reasons why an answer did not help; at least one sends them. Source: docs/requirements.md, QA-3. */
export function VoteForm({ draft, sending, onAction }: VoteFormProps): ReactNode {
  const comment = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const { problems, check } = useValidation(draft, validate);
  const isReady = draft.reasons.length > 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (check()) onAction({ kind: 'submit' });
    else comment.current?.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Reasons draft={draft} onAction={onAction} />
      {hasComment(draft) && (
        <TextAreaField
          ref={comment}
          label={message('answer.comment')}
          text={draft.comment}
          maxCharacters={maxCommentCharacters}
          problem={problems.comment}
          onChange={(text) => onAction({ kind: 'write', comment: text })}
        />
      )}
      <div className={styles.actions}>
        {!isReady && (
          <p id={hintId} className={styles.hint}>
            {message('answer.chooseReason')}
          </p>
        )}
        <SendingStatus sending={sending} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            aria-disabled={!isReady || sending === 'underWay'}
            aria-describedby={isReady ? undefined : hintId}
          >
            {message('feedback.submit')}
          </Button>
          <Button look="plain" onClick={() => onAction({ kind: 'close' })}>
            {message('answer.cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}

const Reasons = ({ draft, onAction }: Pick<VoteFormProps, 'draft' | 'onAction'>): ReactNode => (
  <fieldset className={styles.reasons}>
    <legend>{message('answer.why')}</legend>
    {negativeReasons.map((reason) => (
      <CheckboxField
        key={reason}
        label={message(`answer.${reason}`)}
        isChecked={draft.reasons.includes(reason)}
        onChange={() => onAction({ kind: 'toggle', reason })}
      />
    ))}
  </fieldset>
);

const validate = (draft: VoteDraft): Problems<VoteDraft> => ({
  comment: hasComment(draft) ? tooLong(draft.comment, maxCommentCharacters) : undefined,
});
