import { baseStyles } from './base-styles.ts';
import { findingStyles } from './finding-styles.ts';

/** The styles of a page of findings with filters. */
export const filterStyles = `
#filters #more { margin-top: 0.75rem; }
#filters #more > div {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 0.875rem; padding-top: 0.75rem;
}
button[aria-pressed='true'] { color: var(--error); background: var(--error-back); border-color: currentColor; }
#only-errors { margin-top: 0.375rem; }
#filters .buttons { align-self: end; }
.more { margin: 0.25rem 1rem 0.75rem 2.25rem; }
/* thousands of entries: those out of sight are not laid out */
.by-entry .group { content-visibility: auto; contain-intrinsic-size: auto 3.25rem; }

@media screen and (min-width: 60rem) {
  body.live:has(> #filters), body.live main:has(> #filters) { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 0 1.25rem; align-items: start; }
  body.live > header, body.live main > :is(h1, .verdict) { grid-column: 1 / -1; }
  .live #filters { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
}
@media print {
  #plain, .more { display: none; }
  .group { content-visibility: visible; border-width: 1px 0 0; border-radius: 0; }
}
`;

export const styles = `${baseStyles}${findingStyles}${filterStyles}`;
