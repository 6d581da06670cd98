import { useCombobox, type UseComboboxProps } from 'downshift';
import type { Suggestion } from './engine/suggestion.ts';

const { InputKeyDownArrowUp } = useCombobox.stateChangeTypes;

/**
 * Where the list differs from downshift's own: nothing is ever chosen in it, its options are links; and with no option
 * selected, going up begins at the first as going down does. Source: docs/requirements.md, AC-4.
 */
export const nextState: NonNullable<UseComboboxProps<Suggestion>['stateReducer']> = (
  { highlightedIndex },
  { type, changes, props },
) => {
  const isFirstStep = type === InputKeyDownArrowUp && highlightedIndex < 0 && props.items.length > 0;
  return { ...changes, selectedItem: null, ...(isFirstStep && { highlightedIndex: 0 }) };
};
