import type { ReactNode } from 'react';
import styles from './check-list.module.css';
import boxStyles from './checkbox.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface CheckListOption {
  readonly value: string;
  readonly label: string;
  /** The beginning of the label, which is read out and not shown. */
  readonly parent?: string | undefined;
  readonly isChecked: boolean;
  /** Some of the options below it are chosen. */
  readonly isMixed?: boolean;
  /** The number of results with this option, and the same in words. */
  readonly count?: { readonly number: string; readonly words: string };
}

interface CheckListProps {
  options: readonly CheckListOption[];
  onToggle: (value: string) => void;
}

/** Options of which any can be chosen; the list scrolls where there are many. */
export const CheckList = ({ options, onToggle }: CheckListProps): ReactNode => (
  <ul className={styles.list}>
    {options.map(({ value, label, parent = '', isChecked, isMixed = false, count }) => (
      <li key={value}>
        <label className={styles.option}>
          <input
            ref={(box) => {
              if (box !== null) box.indeterminate = isMixed;
            }}
            type="checkbox"
            className={boxStyles.box}
            checked={isChecked}
            onChange={() => onToggle(value)}
          />
          <span className={styles.label}>
            {parent !== '' && <VisuallyHidden>{parent}</VisuallyHidden>}
            {label.slice(parent.length)}
          </span>
          {count !== undefined && (
            <>
              <span aria-hidden className={styles.count}>
                {count.number}
              </span>
              <VisuallyHidden>{count.words}</VisuallyHidden>
            </>
          )}
        </label>
      </li>
    ))}
  </ul>
);

/** A choice with a value put in, or taken out where it was chosen. */
export const toggled = (chosen: readonly string[], value: string): readonly string[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
