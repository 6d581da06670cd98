import type { ReactNode, SubmitEvent } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../button.tsx';
import styles from './feedback-card.module.css';

interface FeedbackFormProps {
  onSubmit: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** The fields that ask why, with what sends them and what leads back to the question. */
export function FeedbackForm({ onSubmit, onBack, children }: FeedbackFormProps): ReactNode {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit">{message('feedback.submit')}</Button>
        <Button look="plain" onClick={onBack}>
          {message('feedback.back')}
        </Button>
      </div>
    </form>
  );
}
