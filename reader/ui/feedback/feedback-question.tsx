import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../button.tsx';
import styles from './feedback-card.module.css';

interface FeedbackQuestionProps {
  question: string;
  onYes: () => void;
  onNo: () => void;
}

export const FeedbackQuestion = ({ question, onYes, onNo }: FeedbackQuestionProps): ReactNode => (
  <div className={styles.row}>
    <h2 className={styles.title}>{question}</h2>
    <div className={styles.buttons}>
      <Button look="secondary" onClick={onYes}>
        <ThumbsUp aria-hidden className={styles.icon} />
        {message('feedback.yes')}
      </Button>
      <Button look="secondary" onClick={onNo}>
        <ThumbsDown aria-hidden className={styles.icon} />
        {message('feedback.no')}
      </Button>
    </div>
  </div>
);
