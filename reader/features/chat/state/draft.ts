import { setTabItem, tabItem } from '../../../browser/tab-item.ts';

/**
 * The text that a reader has typed and not sent, until the tab is closed. It has its own key, because it changes with
 * each key press.
 */
const storageKey = 'fieldbook-chat-draft';

export const readDraft = (): string => tabItem(storageKey) ?? '';

export const keepDraft = (text: string): void => setTabItem(storageKey, text === '' ? undefined : text);
