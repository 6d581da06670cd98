import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { useLoaded } from '../../browser/use-loaded.ts';
import type { TypeChoice } from './type-choice.ts';
import styles from './type-filter.module.css';

/** Opens the type options, which are loaded on first use. Source: docs/requirements.md, AN-1. */
export function TypeFilter(props: TypeChoice): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const optionsId = useId();
  const options = useLoaded(loadOptions, isOpen, () => setIsOpen(false));
  const count = props.chosen.length;
  return (
    <>
      <Button
        ref={button}
        look="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? optionsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={prepareOptions}
        onFocus={prepareOptions}
      >
        {count === 0 ? message('announcements.types') : message('announcements.typesChosen', { count })}
        <ChevronDown className={styles.mark} />
      </Button>
      {options !== undefined && (
        <options.TypeOptions {...props} id={optionsId} button={button} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const loadOptions = () => import('./type-options.tsx');

/** Loads the options ahead. A failure is ignored until they are opened. */
const prepareOptions = () => void loadOptions().catch(() => {});
