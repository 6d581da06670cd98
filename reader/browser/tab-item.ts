/** A text in the tab's session storage; null where there is none or the browser refuses storage. */
export function tabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text until the tab is closed; undefined removes it. Does nothing where the browser refuses storage. */
export function setTabItem(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // full, or refused
  }
}
