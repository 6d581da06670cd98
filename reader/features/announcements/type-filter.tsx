import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import styles from './type-filter.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface TypeFilterProps {
  types: BundleFiles['announcements']['types'];
  /** Code ids. */
  chosen: readonly string[];
  onApply: (chosen: readonly string[]) => void;
}

/** Types to choose from; nothing changes before Apply. Source: requirements AN-1. */
export function TypeFilter({ types, chosen, onApply }: TypeFilterProps): ReactNode {
  const [staged, setStaged] = useState(chosen);
  const { details, close } = useDisclosure();
  const label =
    chosen.length === 0
      ? message('announcements.types')
      : message('announcements.typesChosen', { count: chosen.length });

  const toggle = (codeId: string) =>
    setStaged(staged.includes(codeId) ? staged.filter((other) => other !== codeId) : [...staged, codeId]);
  const apply = (codeIds: readonly string[]) => {
    close();
    setStaged(codeIds);
    onApply(codeIds);
  };

  return (
    <details ref={details} className={styles.filter}>
      <summary className={styles.summary}>
        {label}
        <ChevronDown aria-hidden />
      </summary>
      <fieldset className={styles.panel}>
        <legend className={styles.legend}>{message('announcements.types')}</legend>
        <div className={styles.row}>
          <Button look="plain" onClick={() => setStaged(types.map(({ codeId }) => codeId))}>
            {message('announcements.all')}
          </Button>
          <Button look="plain" onClick={() => setStaged([])}>
            {message('announcements.none')}
          </Button>
        </div>
        <ul className={styles.options}>
          {types.map(({ id, name, codeId }) => (
            <li key={id}>
              <label className={styles.option}>
                <input type="checkbox" checked={staged.includes(codeId)} onChange={() => toggle(codeId)} />
                {name}
              </label>
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          <Button onClick={() => apply(staged)}>{message('announcements.apply')}</Button>
          <Button look="plain" onClick={() => apply([])}>
            {message('announcements.clear')}
          </Button>
        </div>
      </fieldset>
    </details>
  );
}
