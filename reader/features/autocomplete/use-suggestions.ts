import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { noSuggestions, type Suggestions } from './titles/suggestion.ts';
import type { Suggester } from './suggester/suggester.ts';

/**
 * The suggestions for a text. None for an empty one. A new list updates them, unless a reader has moved to one of them.
 * Then the next letter uses the new list. Source: docs/requirements.md, AC-4, AC-5.
 */
export function useSuggestions(suggester: Suggester, text: string, isHeld: RefObject<boolean>): Suggestions {
  const [found, setFound] = useState(noSuggestions);
  const shownFor = useRef<string>(undefined);
  const engine = useSyncExternalStore(suggester.subscribe, suggester.engine);
  const isEmpty = text.trim() === '';

  useEffect(() => {
    if (isEmpty || engine === undefined) return;
    let isLatest = true;
    const show = (suggestions: Suggestions) => {
      if (!isLatest || (isHeld.current && shownFor.current === text)) return;
      shownFor.current = text;
      setFound(suggestions);
    };
    void engine.suggest(text).then(show);
    return () => {
      isLatest = false;
    };
  }, [engine, text, isEmpty, isHeld]);

  return isEmpty ? noSuggestions : found;
}
