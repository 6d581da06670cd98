import { setTabItem, tabItem } from '../../../browser/tab-item.ts';

/** Whether the chat was open when a page of this tab was left. Small, because every page asks. */
const storageKey = 'fieldbook-chat-open';

export const wasOpen = (): boolean => tabItem(storageKey) !== null;

export const rememberOpen = (isOpen: boolean): void => setTabItem(storageKey, isOpen ? 'yes' : undefined);
