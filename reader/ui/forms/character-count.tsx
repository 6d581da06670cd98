import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import styles from './character-count.module.css';
import { countCharacters } from './characters.ts';
import { classNames } from '../class-names.ts';
import { useSettled } from '../../browser/use-settled.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Long enough that no number is announced while the reader types. */
const announceAfterMs = 1000;

interface CharacterCountProps {
  /** Of the shown count, which describes the field. */
  id: string;
  text: string;
  maxCharacters: number;
}

/** The number of characters left. It is shown at once, and announced to screen readers when typing stops. */
export function CharacterCount({ id, text, maxCharacters }: CharacterCountProps): ReactNode {
  const left = maxCharacters - countCharacters(text);
  const words =
    left > 0 ? message('form.charactersLeft', { count: left }) : message('form.charactersReached');
  const announced = useSettled(words, announceAfterMs);
  return (
    <p className={styles.count}>
      <span id={id} aria-hidden className={classNames(left < 0 && styles.over)}>
        {words}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{announced}</span>
      </VisuallyHidden>
    </p>
  );
}
