import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../button.tsx';
import styles from './chosen-chips.module.css';

interface ChosenChipsProps {
  label: string;
  chosen: readonly { readonly key: string; readonly name: string; readonly onRemove: () => void }[];
  /** The words of the button that takes all of it away. */
  clear: string;
  onClear: () => void;
}

/** The chosen filters of a list, each with a remove button; nothing without filters. */
export function ChosenChips({ label, chosen, clear, onClear }: ChosenChipsProps): ReactNode {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={label}>
      {chosen.map(({ key, name, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={message('filter.remove', { name })}
            onClick={onRemove}
          >
            {name}
            <X />
          </button>
        </li>
      ))}
      <li>
        <Button look="plain" onClick={onClear}>
          {clear}
        </Button>
      </li>
    </ul>
  );
}
