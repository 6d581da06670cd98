/** Which articles a reader has answered the poll of, for as long as the browser's tab is open. */
const keyOf = (articleId: string): string => `fieldbook-poll-answered:${articleId}`;

export function hasAnswered(articleId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(articleId)) !== null;
  } catch {
    return false; // a browser that keeps nothing: the poll asks again
  }
}

export function rememberAnswer(articleId: string): void {
  try {
    sessionStorage.setItem(keyOf(articleId), 'yes');
  } catch {
    // the poll asks again
  }
}

export function forgetAnswer(articleId: string): void {
  try {
    sessionStorage.removeItem(keyOf(articleId));
  } catch {
    // nothing was kept
  }
}
