import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';

interface FieldText {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The text of the field. */
  readonly text: string;
  /** To be called when that has changed. */
  readonly read: () => void;
  readonly clear: () => void;
  /** Notes that the field's own words were sent, so that they stay as they are when the address says them. */
  readonly noteSent: (words: string) => void;
}

/**
 * The text of a field that keeps it by itself, so that nothing that is typed is lost, however early, and no editor of
 * Chinese or Japanese is disturbed. It follows the query, save where a reader has typed before the page was taken over.
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
