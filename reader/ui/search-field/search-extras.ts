import {
  type ChangeEvent,
  type ComponentType,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** The props of a list of suggestions below a search field. */
export interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The current text of the field. */
  readonly text: string;
  /** True if the field is the main content of its page. */
  readonly isMain: boolean;
  /** Sets the listener for the field's events. */
  readonly listen: (listener: FieldListener) => () => void;
  /** Sets the field's ARIA attributes to the state of the list. */
  readonly onChange: (list: ListState) => void;
}

export interface FieldListener {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClick: () => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** Of a list that is open: its id, and that of the option on which the reader is. */
export type ListState = { readonly id: string; readonly optionId: string | undefined } | undefined;

interface SearchExtras {
  /** Shown below every search field; absent: fields are plain. */
  readonly Suggestions?: ComponentType<SuggestionsProps>;
  /** True if typed words are sent after a pause. */
  readonly submitsItself: boolean;
}

/** The site's additions to its search fields. The fields do not depend on them. */
export const SearchExtrasContext = createContext<SearchExtras>({ submitsItself: false });
