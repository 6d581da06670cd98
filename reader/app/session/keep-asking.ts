/**
 * After this time a tab may show a reader who has signed out, or whose session has expired. Shorter absences cause no
 * call.
 */
const staleAfterMs = 5 * 60_000;

/**
 * Asks now, and again when the answer can be outdated: when the page returns from the back/forward cache, or its tab
 * becomes visible after a long time. A new question aborts the one before. Gives a function that ends all.
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
