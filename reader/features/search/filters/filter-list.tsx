import { type ReactNode, useState } from 'react';
import { folded } from '../../../../schemas/base/text/fold.ts';
import { message } from '../../../messages/message.ts';
import { CheckList } from '../../../ui/forms/check-list.tsx';
import { wholeNumber } from '../../../messages/whole-number.ts';
import { WordsInput } from '../../../ui/forms/words-input.tsx';
import styles from './filter-list.module.css';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** The first part of the label, where the rest says enough to the eye. */
  readonly parent?: string | undefined;
  readonly count: number;
  readonly choice: 'all' | 'some' | 'none';
}

interface FilterListProps {
  title: string;
  options: readonly FilterOption[];
  onToggle: (value: string) => void;
}

/** A shorter list does not scroll. */
const leastForSearch = 11;

/** The values of one facet to choose from, with a search among them where there are many. Source: docs/requirements.md, SR-5. */
export function FilterList({ title, options, onToggle }: FilterListProps): ReactNode {
  const [words, setWords] = useState('');
  if (options.length === 0) return null;
  const wanted = folded(words.trim());
  const shown = options.filter(({ label }) => folded(label).includes(wanted));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {options.length >= leastForSearch && (
        <WordsInput label={message('search.searchIn', { title })} words={words} onChange={setWords} />
      )}
      <CheckList
        options={shown.map(({ value, label, parent, count, choice }) => ({
          value,
          label,
          parent,
          isChecked: choice === 'all',
          isMixed: choice === 'some',
          count: { number: wholeNumber(count), words: message('search.results', { count }) },
        }))}
        onToggle={onToggle}
      />
      <p role="status" className={styles.none}>
        {shown.length === 0 && message('search.noOption', { words: words.trim() })}
      </p>
    </fieldset>
  );
}
