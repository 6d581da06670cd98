/** Whether something comes for the first time in this visit, which lasts as long as the browser's tab is open. */
export function isFirstTime(what: string): boolean {
  const key = `fieldbook-told:${what}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'yes');
  } catch {
    if (told.has(key)) return false; // a browser that keeps nothing: as long as the page
  }
  told.add(key);
  return true;
}

const told = new Set<string>();
