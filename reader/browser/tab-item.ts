/** A text in the tab's session storage. Null if there is none, or if the browser refuses storage. */
export function tabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text until the tab is closed. Undefined removes it. Does nothing if the browser refuses storage. */
export function setTabItem(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // full, or refused
  }
}
