import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import styles from './chosen-types.module.css';
import type { TypeFilterProps } from './type-filter.tsx';

type ChosenTypesProps = Omit<TypeFilterProps, 'onApply'> & {
  onChange: (chosen: readonly string[]) => void;
};

/** What the list is narrowed down to, each to be taken away again. */
export function ChosenTypes({ types, chosen, onChange }: ChosenTypesProps): ReactNode {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={message('announcements.chosen')}>
      {types
        .filter(({ codeId }) => chosen.includes(codeId))
        .map(({ id, name, codeId }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.chip}
              aria-label={message('announcements.remove', { name })}
              onClick={() => onChange(chosen.filter((other) => other !== codeId))}
            >
              {name}
              <X aria-hidden />
            </button>
          </li>
        ))}
      <li>
        <Button look="plain" onClick={() => onChange([])}>
          {message('announcements.clear')}
        </Button>
      </li>
    </ul>
  );
}
