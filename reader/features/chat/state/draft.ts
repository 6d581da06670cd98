import { setTabItem, tabItem } from '../../../browser/tab-item.ts';

/** What a reader has typed and not sent, until the tab is closed. A key of its own, because it changes with each key press. */
const storageKey = 'fieldbook-chat-draft';

export const readDraft = (): string => tabItem(storageKey) ?? '';

export const keepDraft = (text: string): void => setTabItem(storageKey, text === '' ? undefined : text);
