import { articleMessages } from './article.ts';
import { formsMessages } from './forms.ts';
import { homeMessages } from './home.ts';
import { layoutMessages } from './layout.ts';
import { pagesMessages } from './pages.ts';
import { searchMessages } from './search.ts';

/** All interface text, in English. `{name}` is filled in by the caller. Source: spec.md; words it does not give are ours. */
export const en = {
  ...layoutMessages,
  ...homeMessages,
  ...pagesMessages,
  ...searchMessages,
  ...articleMessages,
  ...formsMessages,
} as const;

export type MessageKey = keyof typeof en;

/** What a language file holds: a text for every key. */
export type Messages = Readonly<Record<MessageKey, string>>;
