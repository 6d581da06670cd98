/**
 * Whether the page before this one is of this site. A page that was opened from a mail or from another site has a
 * history as well, of which the browser tells only the length.
 */
export function hasPageBefore(): boolean {
  return stepsWithinSite() > 0 || isFromThisSite();
}

/** The router counts its steps in the state of each; it starts anew with each load of a document. */
function stepsWithinSite(): number {
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}

const isFromThisSite = (): boolean =>
  document.referrer !== '' && new URL(document.referrer).origin === location.origin && history.length > 1;
