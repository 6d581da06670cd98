import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './case-card.module.css';

interface CaseCardProps {
  readonly caseId: string;
  readonly yes: RefObject<HTMLButtonElement | null>;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly onLater: () => void;
}

/** Asks a reader who comes from a support case whether it can be closed. Source: docs/requirements.md, DF-2. */
export function CaseCard({ caseId, yes, onYes, onNo, onLater }: CaseCardProps): ReactNode {
  const titleId = useId();
  return (
    <section tabIndex={-1} aria-labelledby={titleId} className={styles.card}>
      <div className={styles.words}>
        {isCaseNumber(caseId) && (
          <p className={styles.number}>{message('case.number', { number: caseId })}</p>
        )}
        <h2 id={titleId} className={styles.title}>
          {message('case.question')}
        </h2>
        <p className={styles.offer}>{message('case.offer')}</p>
      </div>
      <div className={styles.buttons}>
        <Button ref={yes} aria-haspopup="dialog" onClick={onYes}>
          {message('case.yes')}
        </Button>
        <Button look="secondary" onClick={onNo}>
          {message('case.no')}
        </Button>
      </div>
      <div className={styles.later}>
        <IconButton label={message('case.later')} onClick={onLater}>
          <X />
        </IconButton>
      </div>
    </section>
  );
}

/** An address can say anything: only what looks like a number is shown. */
const isCaseNumber = (caseId: string): boolean => /^[\w-]*\d[\w-]*$/u.test(caseId) && caseId.length <= 20;
