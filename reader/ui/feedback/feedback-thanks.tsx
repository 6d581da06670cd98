import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import styles from './feedback-card.module.css';

interface FeedbackThanksProps {
  isShown: boolean;
  thanks: string;
  /** The words of the button that begins anew. */
  again: string;
  onAgain: () => void;
}

/** Always rendered, because screen readers announce only changes of a status that they know. */
export const FeedbackThanks = ({ isShown, thanks, again, onAgain }: FeedbackThanksProps): ReactNode => (
  <div className={isShown ? styles.row : undefined}>
    <div role="status">
      {isShown && (
        <p className={styles.thanks}>
          <CircleCheck className={styles.done} />
          {thanks}
        </p>
      )}
    </div>
    {isShown && (
      <div className={styles.again}>
        <Button look="plain" onClick={({ detail }) => !isSecondPress(detail) && onAgain()}>
          {again}
        </Button>
      </div>
    )}
  </div>
);

/** True for the second press of a double press on Yes: this button can be in the same position. */
const isSecondPress = (presses: number): boolean => presses > 1;
