import '../../messages/more.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { message } from '../../messages/message.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AutocompleteProps } from './autocomplete.tsx';
import type { Suggestions } from './engine/suggestion.ts';
import type { Suggester } from './suggester/suggester.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useListbox } from './use-listbox.ts';
import { useSuggestions } from './use-suggestions.ts';

/** How long typing pauses before the number of suggestions is said. */
const settledMs = 600;

/** The list below a search field, and what is said of it. */
export function SuggestionBox({
  suggester,
  onTake,
  ...field
}: AutocompleteProps & { suggester: Suggester }): ReactNode {
  const { text } = field;
  const isHeld = useRef(false);
  const found = useSuggestions(suggester, text, isHeld);
  const { isShown, isOpen, isOnOption, menu, options } = useListbox(field, found);
  useLayoutEffect(() => void (isHeld.current = isOnOption), [isOnOption]);
  const said = useSettled(isOpen && text.trim() !== '' ? countOf(found) : '', settledMs);
  return (
    <>
      {isShown && (
        <SuggestionList
          found={found}
          menu={menu}
          options={options}
          onTake={(suggestion) => onTake(suggestion, text.trim())}
        />
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}

const countOf = ({ list: { length: count }, areSimilar }: Suggestions): string =>
  message(areSimilar ? 'autocomplete.similarCount' : 'autocomplete.count', { count });
