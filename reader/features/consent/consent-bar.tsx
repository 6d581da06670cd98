import '../../messages/more.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { useBottomBar } from '../../ui/overlays/use-bottom-bar.ts';
import styles from './consent-bar.module.css';

export interface ConsentBarProps {
  /** The earlier answer. */
  said: 'yes' | 'no' | undefined;
  /** The reader has asked for it: it takes the focus. */
  isAskedFor: boolean;
  onChoose: (choice: 'yes' | 'no') => void;
}

/** Asks for consent at the window's end, without standing in the way of anything. */
export function ConsentBar({ said, isAskedFor, onChoose }: ConsentBarProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  useEffect(() => {
    if (isAskedFor) bar.current?.focus();
  }, [isAskedFor]);
  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={message('consent.label')}>
      <div className={styles.inside}>
        <p className={styles.words}>
          {message('consent.question')}
          {said !== undefined && <strong>{message(`consent.said.${said}`)}</strong>}
        </p>
        <div className={styles.choices}>
          <Button look="secondary" onClick={() => onChoose('no')}>
            {message('consent.no')}
          </Button>
          <Button look="secondary" onClick={() => onChoose('yes')}>
            {message('consent.yes')}
          </Button>
        </div>
      </div>
    </section>
  );
}
