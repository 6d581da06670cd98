import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { announcementSearchDebounceMs } from '../../../schemas/spec/announcements.ts';
import { message } from '../../messages/message.ts';
import styles from './words-field.module.css';

interface WordsFieldProps {
  /** What the list is narrowed down to. */
  words: string;
  /** Called once typing pauses. */
  onChange: (words: string) => void;
}

/** The field that narrows the list down to some words. */
export function WordsField({ words, onChange }: WordsFieldProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(words);

  useEffect(() => {
    if (typed.trim() === words.trim()) return;
    const timer = setTimeout(() => onChange(typed), announcementSearchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, words, onChange]);

  const clear = () => {
    setTyped('');
    onChange('');
    input.current?.focus();
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {message('announcements.search')}
      </label>
      <div className={styles.box}>
        <Search aria-hidden className={styles.icon} />
        <input
          ref={input}
          id={id}
          type="search"
          value={typed}
          autoComplete="off"
          className={styles.input}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={message('announcements.clearWords')}
            onClick={clear}
          >
            <X aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}

/** What stands in the field: what was typed, until something else than typing has changed the address. */
function useTyped(words: string): readonly [string, (text: string) => void] {
  const isOwnChange = useNavigationType() === NavigationType.Replace;
  const [state, setState] = useState({ words, typed: words });
  if (state.words !== words) setState({ words, typed: isOwnChange ? state.typed : words });
  return [state.typed, (typed) => setState({ words, typed })];
}
