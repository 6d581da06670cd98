/**
 * A tab that is looked at again after this long may show a reader who has signed out, or whose sign-in has run out, in
 * the meantime. A shorter look at another window asks nothing.
 */
const staleAfterMs = 5 * 60_000;

/**
 * Asks now, and again where the answer can be an old one: when the page comes back out of the back/forward cache, which
 * keeps it as it was before the reader signed in or out, and when its tab is looked at after a long time. A later
 * question ends the one before. Gives what ends it all.
 */
export function keepAsking(ask: (signal: AbortSignal) => Promise<void>): () => void {
  let question = new AbortController();
  let askedAtMs = 0;
  const again = () => {
    question.abort();
    question = new AbortController();
    askedAtMs = Date.now();
    void ask(question.signal);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAtMs >= staleAfterMs) again();
  };
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  again();
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    question.abort();
  };
}
