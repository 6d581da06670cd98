import { Search } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Form } from 'react-router';
import { message } from '../messages/message.ts';
import { classNames } from './class-names.ts';
import styles from './search-form.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SearchFormProps {
  /** The path of the page of results. */
  action: string;
  /** Tells this form from others on the page. */
  label: string;
  /** The words it starts with. */
  query?: string;
  look?: 'compact' | 'large';
}

/** A search field that submits `?q=` to a page, with or without scripts. An empty one is not sent. */
export function SearchForm({ action, label, query = '', look = 'compact' }: SearchFormProps): ReactNode {
  const id = useId();
  return (
    <Form
      action={action}
      method="get"
      role="search"
      aria-label={label}
      className={classNames(styles.form, styles[look])}
      onSubmit={keepEmptyHere}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        key={query}
        id={id}
        type="search"
        name="q"
        required
        defaultValue={query}
        placeholder={message('searchForm.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
      />
      <button type="submit" className={styles.submit}>
        <Search aria-hidden className={styles.icon} />
        <span className={styles.word}>{message('searchForm.submit')}</span>
      </button>
    </Form>
  );
}

function keepEmptyHere(event: SubmitEvent<HTMLFormElement>): void {
  const words = new FormData(event.currentTarget).get('q');
  if (typeof words === 'string' && words.trim() === '') event.preventDefault();
}
