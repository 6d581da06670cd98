import type { ReactNode, SubmitEvent } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../button.tsx';
import styles from './feedback-card.module.css';

interface FeedbackFormProps {
  onSubmit: () => void;
  onBack: () => void;
  /** True while the form is sent. */
  isSending?: boolean;
  /** The progress of sending. */
  status?: ReactNode;
  children: ReactNode;
}

/** The fields that ask for the reason, with buttons to send them and to go back to the question. */
export function FeedbackForm({
  onSubmit,
  onBack,
  isSending = false,
  status,
  children,
}: FeedbackFormProps): ReactNode {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {children}
      {status}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isSending}>
          {message('feedback.submit')}
        </Button>
        <Button look="plain" onClick={onBack}>
          {message('feedback.back')}
        </Button>
      </div>
    </form>
  );
}
