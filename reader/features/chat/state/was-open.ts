/** Whether the chat was open when a page of this tab was left. Small, because every page asks. */
const storageKey = 'fieldbook-chat-open';

export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function rememberOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(storageKey, 'yes');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // the next page begins with the chat closed
  }
}
