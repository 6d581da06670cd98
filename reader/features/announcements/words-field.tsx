import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announcementSearchDebounceMs } from '../../../schemas/spec/announcements.ts';
import { message } from '../../messages/message.ts';
import styles from './words-field.module.css';

/** The field that narrows the list down to some words. */
export function WordsField({
  words,
  onChange,
}: {
  words: string;
  onChange: (words: string) => void;
}): ReactNode {
  const id = useId();
  const [typed, setTyped] = useTyped(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text), announcementSearchDebounceMs);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {message('announcements.search')}
      </label>
      <div className={styles.box}>
        <Search aria-hidden className={styles.icon} />
        <input
          id={id}
          type="search"
          value={typed}
          autoComplete="off"
          className={styles.input}
          onChange={(event) => type(event.target.value)}
        />
      </div>
    </div>
  );
}

/** What stands in the field: what was typed, until the address says something else. */
function useTyped(words: string): readonly [string, (text: string) => void] {
  const [state, setState] = useState({ words, typed: words });
  if (state.words !== words) setState({ words, typed: words });
  return [state.typed, (typed) => setState({ words: state.words, typed })];
}
