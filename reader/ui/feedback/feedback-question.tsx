import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../button.tsx';
import styles from './feedback-card.module.css';

interface FeedbackQuestionProps {
  question: string;
  onYes: () => void;
  onNo: () => void;
  /** An answer is on its way. */
  isSending?: boolean;
  /** The progress of sending. */
  status?: ReactNode;
}

export const FeedbackQuestion = ({
  question,
  onYes,
  onNo,
  isSending = false,
  status,
}: FeedbackQuestionProps): ReactNode => (
  <div className={styles.row}>
    <h2 className={styles.title}>{question}</h2>
    <div className={styles.buttons}>
      <Button look="secondary" aria-disabled={isSending} onClick={onYes}>
        <ThumbsUp className={styles.icon} />
        {message('feedback.yes')}
      </Button>
      <Button look="secondary" aria-disabled={isSending} onClick={onNo}>
        <ThumbsDown className={styles.icon} />
        {message('feedback.no')}
      </Button>
    </div>
    {status}
  </div>
);
