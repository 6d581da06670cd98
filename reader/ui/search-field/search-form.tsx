import { Search, X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, type SubmitEvent, use, useId } from 'react';
import { useHref, useNavigate } from 'react-router';
import { message } from '../../messages/message.ts';
import { classNames } from '../class-names.ts';
import styles from './search-form.module.css';
import { SearchExtrasContext } from './search-extras.ts';
import { resultsAddress, wordsIn } from './results-address.ts';
import { useAutomaticSubmit } from './use-automatic-submit.ts';
import { useFieldText } from './use-field-text.ts';
import { useSuggestionsSlot } from './use-suggestions-slot.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface SearchFormProps {
  /** The path of the page of results. */
  action: string;
  /** Tells this form from others on the page. */
  label: string;
  /** The words it starts with, and follows. */
  query?: string;
  /** What it says while it is empty. */
  placeholder?: string | undefined;
  look?: 'compact' | 'large';
}

/**
 * A search field that submits `?q=` to a page, with or without scripts. An empty one is not sent. The site's additions
 * attach to the one input, which stays the same from the prerendered page on.
 */
export function SearchForm({
  action,
  label,
  query = '',
  placeholder,
  look = 'compact',
}: SearchFormProps): ReactNode {
  const id = useId();
  const { Suggestions, submitsItself } = use(SearchExtrasContext);
  const { input, text, read, clear, noteSent } = useFieldText(query);
  const automatic = useAutomaticSubmit({ input, action, query, isOn: submitsItself, onSend: noteSent });
  const navigate = useNavigate();
  const slot = useSuggestionsSlot(Suggestions !== undefined);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const words = wordsIn(event.currentTarget);
    // a parent of the form may have navigated already
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    if (words === '') return;
    automatic.note(words);
    if (!isTaken) void navigate(resultsAddress(action, words));
  };
  return (
    <form
      action={useHref(action)}
      method="get"
      role="search"
      aria-label={label}
      className={classNames(styles.form, styles[look])}
      onSubmit={onSubmit}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <SearchInput {...{ input, id, query, placeholder, read, automatic, slot }} />
      {text !== '' && (
        <ClearButton
          onClick={() => {
            automatic.stop();
            clear();
          }}
        />
      )}
      <SubmitButton />
      {Suggestions !== undefined && (
        <Suggestions input={input} text={text} isMain={look === 'large'} {...slot.props} />
      )}
    </form>
  );
}

interface SearchInputProps extends Pick<ReturnType<typeof useFieldText>, 'input' | 'read'> {
  id: string;
  query: string;
  placeholder: string | undefined;
  automatic: ReturnType<typeof useAutomaticSubmit>;
  slot: ReturnType<typeof useSuggestionsSlot>;
}

const SearchInput = ({
  input,
  id,
  query,
  placeholder,
  read,
  automatic,
  slot,
}: SearchInputProps): ReactNode => (
  <input
    ref={input}
    id={id}
    type="search"
    name="q"
    required
    defaultValue={query}
    placeholder={placeholder ?? message('searchForm.placeholder')}
    autoComplete="off"
    enterKeyHint="search"
    className={styles.input}
    {...slot.attributes}
    onChange={(event) => {
      read();
      if (isComposing(event)) automatic.stop();
      else automatic.wait();
      slot.listener()?.onChange(event);
    }}
    onCompositionEnd={automatic.wait}
    onKeyDown={(event) => slot.listener()?.onKeyDown(event)}
    onClick={() => slot.listener()?.onClick()}
    onBlur={(event) => slot.listener()?.onBlur(event)}
  />
);

const ClearButton = ({ onClick }: { onClick: () => void }): ReactNode => (
  <button type="button" className={styles.clear} aria-label={message('searchForm.clear')} onClick={onClick}>
    <X className={styles.icon} />
  </button>
);

const SubmitButton = (): ReactNode => (
  <button type="submit" className={styles.submit}>
    <Search className={styles.icon} />
    <span className={styles.word}>{message('searchForm.submit')}</span>
  </button>
);

/** Several keys make one character in many languages; until then it is not one. */
const isComposing = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;
