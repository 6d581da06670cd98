import { type HTMLAttributes, useCallback, useRef, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { FieldListener, ListState, SuggestionsProps } from './search-extras.ts';

interface SuggestionsSlot {
  /** The props of the list of suggestions. */
  readonly props: Pick<SuggestionsProps, 'listen' | 'onChange'>;
  /** The current listener of the field. Undefined if the list is not loaded. */
  readonly listener: () => FieldListener | undefined;
  /** The field's ARIA attributes. With suggestions it is a combobox after hydration. */
  readonly attributes: HTMLAttributes<HTMLInputElement>;
}

/** Connects an existing field with a list of suggestions that is loaded later. */
export function useSuggestionsSlot(hasSuggestions: boolean): SuggestionsSlot {
  const current = useRef<FieldListener>(undefined);
  const [list, setList] = useState<ListState>();
  const isHydrated = useHydrated();
  const listen = useCallback((listener: FieldListener) => {
    current.current = listener;
    return () => void (current.current = undefined);
  }, []);
  const attributes = hasSuggestions && isHydrated ? comboboxWith(list) : {};
  return { props: { listen, onChange: setList }, listener: () => current.current, attributes };
}

const comboboxWith = (list: ListState): HTMLAttributes<HTMLInputElement> => ({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': list !== undefined,
  'aria-controls': list?.id,
  'aria-activedescendant': list?.optionId,
});
