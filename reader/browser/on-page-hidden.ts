/**
 * Calls back when the page is hidden, perhaps for good; gives a function that stops. A closing tab sends no later
 * event.
 */
export function onPageHidden(listener: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('pagehide', listener);
  };
}
