import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import styles from './type-filter.module.css';

export interface TypeFilterProps {
  types: BundleFiles['announcements']['types'];
  /** Code ids. */
  chosen: readonly string[];
  onApply: (chosen: readonly string[]) => void;
}

const loadOptions = () => import('./type-options.tsx');
const TypeOptions = lazy(async () => ({ default: (await loadOptions()).TypeOptions }));

/** Opens the types to choose from, which come with the first look at them. Source: requirements AN-1. */
export function TypeFilter(props: TypeFilterProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const optionsId = useId();
  const count = props.chosen.length;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? optionsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={() => void loadOptions()}
        onFocus={() => void loadOptions()}
      >
        {count === 0 ? message('announcements.types') : message('announcements.typesChosen', { count })}
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <TypeOptions {...props} id={optionsId} button={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
