import { type ReactNode, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { announcementSearchDebounceMs } from '../../../schemas/spec/pages/announcements.ts';
import { message } from '../../messages/message.ts';
import { WordsInput } from '../../ui/forms/words-input.tsx';

interface WordsFieldProps {
  /** The words of the filter. */
  words: string;
  /** Called once typing pauses. */
  onChange: (words: string) => void;
}

/** The text filter of the list. */
export function WordsField({ words, onChange }: WordsFieldProps): ReactNode {
  const [typed, setTyped] = useTyped(words);

  useEffect(() => {
    if (typed.trim() === words.trim()) return;
    const timer = setTimeout(() => onChange(typed), announcementSearchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, words, onChange]);

  const type = (text: string) => {
    setTyped(text);
    if (text === '') onChange('');
  };

  return <WordsInput label={message('announcements.search')} words={typed} onChange={type} />;
}

/** The field's text: the typed one, until the address changes for another reason. */
function useTyped(words: string): readonly [string, (text: string) => void] {
  const isOwnChange = useNavigationType() === NavigationType.Replace;
  const [state, setState] = useState({ words, typed: words });
  if (state.words !== words) setState({ words, typed: isOwnChange ? state.typed : words });
  return [state.typed, (typed) => setState({ words, typed })];
}
