import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import styles from './poll-card.module.css';

export const PollQuestion = ({ onYes, onNo }: { onYes: () => void; onNo: () => void }): ReactNode => (
  <div className={styles.row}>
    <h2 className={styles.title}>{message('poll.question')}</h2>
    <div className={styles.buttons}>
      <Button look="secondary" onClick={onYes}>
        <ThumbsUp aria-hidden className={styles.icon} />
        {message('poll.yes')}
      </Button>
      <Button look="secondary" onClick={onNo}>
        <ThumbsDown aria-hidden className={styles.icon} />
        {message('poll.no')}
      </Button>
    </div>
  </div>
);
