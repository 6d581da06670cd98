import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import styles from './poll-card.module.css';

/** The status is always there, because screen readers tell only of what changes in one that they know. */
export const PollThanks = ({
  isShown,
  onAnswerAgain,
}: {
  isShown: boolean;
  onAnswerAgain: () => void;
}): ReactNode => (
  <div className={isShown ? styles.row : undefined}>
    <div role="status">
      {isShown && (
        <p className={styles.thanks}>
          <CircleCheck aria-hidden className={styles.done} />
          {message('poll.thanks')}
        </p>
      )}
    </div>
    {isShown && (
      <div className={styles.again}>
        <Button look="plain" onClick={({ detail }) => !isSecondPress(detail) && onAnswerAgain()}>
          {message('poll.answerAgain')}
        </Button>
      </div>
    )}
  </div>
);

/** Of a double press on Yes, in whose place this button may have come. */
const isSecondPress = (presses: number): boolean => presses > 1;
