/** What a reader has typed and not sent, for as long as the browser's tab is open: apart, because it changes with each key. */
const storageKey = 'fieldbook-chat-draft';

export function readDraft(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, text);
  } catch {
    // a browser that keeps nothing: what is typed stays in its field
  }
}
