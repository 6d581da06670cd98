import '../../messages/more.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { message } from '../../messages/message.ts';
import { useSettled } from '../../browser/use-settled.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SuggestionsProps } from '../../ui/search-field/search-extras.ts';
import type { Suggestion, Suggestions } from './titles/suggestion.ts';
import type { Suggester } from './suggester/suggester.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useListbox } from './use-listbox.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The number of suggestions is announced after this pause. */
const settledMs = 600;

export interface SuggestionBoxProps extends SuggestionsProps {
  suggester: Suggester;
  /** Called when a reader follows a suggestion, with the typed text. Source: docs/requirements.md, SR-11. */
  onTake: (suggestion: Suggestion, typed: string) => void;
}

/** The list of suggestions below a search field. Announces how many there are. */
export function SuggestionBox({ suggester, onTake, ...field }: SuggestionBoxProps): ReactNode {
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
          all={{
            words: text.trim(),
            onTake: () => field.input.current?.form?.requestSubmit(),
          }}
          onTake={(suggestion) => onTake(suggestion, text.trim())}
        />
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}

const countOf = ({ list: { length: count }, similarFrom }: Suggestions): string =>
  message(count > 0 && similarFrom === 0 ? 'autocomplete.similarCount' : 'autocomplete.count', { count });
