import { useCombobox, type UseComboboxProps } from 'downshift';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { message } from '../../messages/message.ts';
import type { SuggestionsProps } from '../../ui/search-field/search-extras.ts';
import type { Suggestion, Suggestions } from './titles/suggestion.ts';
import { keyAction } from './key-action.ts';

type Item = Suggestion | typeof allResults;

/** The last option, which leads to all results. */
const allResults = 'all';

/**
 * The state of the suggestions and the option after them, from downshift. The field exists before it and is not replaced:
 * it gets ARIA attributes and forwards its events.
 */
export function useListbox(
  { input, text, listen, onChange }: Pick<SuggestionsProps, 'input' | 'text' | 'listen' | 'onChange'>,
  { list }: Suggestions,
) {
  const id = useId();
  const items: Item[] = list.length === 0 ? [] : [...list, allResults];
  const { isOpen, highlightedIndex, openMenu, closeMenu, ...get } = useCombobox<Item>({
    id,
    items,
    inputValue: text,
    selectedItem: null,
    initialIsOpen: isBeingTyped(input.current),
    stateReducer: nextState,
  });
  const isShown = isOpen && list.length > 0;
  const menu = get.getMenuProps({ 'aria-label': message('autocomplete.label') }, elsewhere);
  const field = get.getInputProps({}, elsewhere);
  const options = items.map((item, index) => get.getItemProps({ item, index }));
  const optionId = isShown ? options[highlightedIndex]?.id : undefined;

  useLayoutEffect(() => {
    if (typeof field.ref === 'function') field.ref(unfocusable(input));
    return listen({
      onChange: (event) => field.onChange?.(event),
      onBlur: (event) => field.onBlur?.(event),
      onClick: openMenu,
      onKeyDown: (event) => {
        const hasOptions = list.length > 0;
        const action = keyAction(event, { isShown, hasOptions, highlightedIndex });
        if (action === 'move') field.onKeyDown?.(event);
        if (action === 'close') closeMenu();
        if (action !== 'take' || optionId === undefined) return;
        event.preventDefault();
        document.getElementById(optionId)?.click();
      },
    });
  });
  useLayoutEffect(
    () => onChange(isShown ? { id: menu.id, optionId } : undefined),
    [onChange, isShown, menu.id, optionId],
  );
  useAfterNavigation(closeMenu);

  return { isShown, isOpen, isOnOption: optionId !== undefined, menu, options };
}

function useAfterNavigation(act: () => void): void {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    act();
  }, [key, act]);
}

/** The callers of this module render the list and the field. */
const elsewhere = { suppressRefError: true };

/**
 * A stand-in for the field, which tells downshift which clicks are inside. With the real field, downshift would focus
 * it when the list opens, even if the reader has moved on.
 */
const unfocusable = (input: RefObject<HTMLInputElement | null>) =>
  ({
    contains: (node) => input.current?.contains(node) ?? false,
    focus() {},
  }) as Partial<HTMLInputElement> as HTMLInputElement; // it asks no more

/** True if the reader has already typed before the list was loaded. */
const isBeingTyped = (input: HTMLInputElement | null): boolean =>
  input !== null && input === document.activeElement && input.value !== input.defaultValue;

const { InputKeyDownArrowUp } = useCombobox.stateChangeTypes;

/**
 * The differences from downshift's own reducer. The options are links, so nothing is ever selected. If no option is
 * active, Up goes to the first one, as Down does. Source: docs/requirements.md, AC-4.
 */
const nextState: NonNullable<UseComboboxProps<Item>['stateReducer']> = (
  { highlightedIndex },
  { type, changes, props },
) => {
  const isFirstStep = type === InputKeyDownArrowUp && highlightedIndex < 0 && props.items.length > 0;
  return { ...changes, selectedItem: null, ...(isFirstStep && { highlightedIndex: 0 }) };
};
