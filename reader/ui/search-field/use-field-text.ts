import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';

interface FieldText {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The text of the field. */
  readonly text: string;
  /** Call it after a change of the text. */
  readonly read: () => void;
  readonly clear: () => void;
  /** Notes the words that were sent from the field. The field then ignores the same words in the address. */
  readonly noteSent: (words: string) => void;
}

/**
 * The text of an uncontrolled field. Early typing is not lost, and input methods are not disturbed. The text follows
 * the query, unless a reader has typed before hydration.
 */
export function useFieldText(query: string): FieldText {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const isHydrated = useHydrated();
  const last = useRef({ query, isHydrated });
  const sent = useRef<string>(undefined);
  const read = () => setText(input.current?.value ?? '');

  useEffect(() => {
    const field = input.current;
    const before = last.current;
    last.current = { query, isHydrated };
    if (field === null) return;
    const isOwn = sent.current === query;
    const isTypedEarly = !before.isHydrated && field.value !== '';
    if (before.query !== query) {
      sent.current = undefined;
      if (!isOwn && !isTypedEarly) field.value = query;
    }
    setText(field.value);
  }, [query, isHydrated]);

  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    read();
  };
  return { input, text, read, clear, noteSent: (words) => void (sent.current = words) };
}
