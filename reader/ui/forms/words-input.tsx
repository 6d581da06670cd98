import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { message } from '../../messages/message.ts';
import styles from './words-input.module.css';

interface WordsInputProps {
  label: string;
  words: string;
  onChange: (words: string) => void;
}

/** A field that narrows a list down to some words, with a button that empties it. */
export function WordsInput({ label, words, onChange }: WordsInputProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (early !== words) onChange(early);
  });
  useEffect(() => takeEarly(), []); // text that was typed before hydration
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <Search className={styles.icon} />
        <input
          ref={input}
          id={id}
          type="search"
          value={words}
          autoComplete="off"
          className={styles.input}
          onChange={({ target }) => onChange(target.value)}
        />
        {words !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={message('filter.clearWords')}
            onClick={clear}
          >
            <X />
          </button>
        )}
      </div>
    </div>
  );
}
