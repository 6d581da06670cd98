import { baseStyles } from './base-styles.ts';
import { findingStyles } from './finding-styles.ts';

/** The styles of the report alone: numbers, filters, groups. */
export const styles = `${baseStyles}${findingStyles}

.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 0.75rem; margin: 0 0 1.5rem; }
.numbers div {
  display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 0.75rem 1rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 10px;
}
.numbers dd { margin: 0; font-size: 1.625rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.numbers dt { font-size: 0.875rem; color: var(--quiet); }
.numbers .error dd { color: var(--error); }
.numbers .warn dd { color: var(--warn); }
.numbers .info dd { color: var(--info); }

#more { margin-top: 0.75rem; }
#more > div {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 1rem; padding-top: 0.75rem;
}
button[aria-pressed='true'] { color: var(--error); background: var(--error-back); border-color: currentColor; font-weight: 600; }
#only-errors { margin-top: 0.375rem; }
.buttons { align-self: end; }

.more { margin: 0.25rem 1rem 1rem 2.375rem; }
/* thousands of entries: those out of sight are not laid out */
.by-entry .group { content-visibility: auto; contain-intrinsic-size: auto 3.25rem; }
.by-entry .head .owner, .by-entry .head .type { display: none; }

@media screen and (min-width: 60rem) {
  body.live { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }
  header { grid-column: 1 / -1; }
  form { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
}
@media (max-width: 30rem) {
  .numbers { grid-template-columns: repeat(3, 1fr); gap: 0.5rem; }
  .numbers div { padding: 0.5rem 0.625rem; }
  .numbers dd { font-size: 1.25rem; }
  .numbers dt { font-size: 0.8125rem; line-height: 1.3; }
}
@media print {
  #plain, .more { display: none; }
  .by-rule .group, .by-entry .group { content-visibility: visible; border: 0; border-top: 2px solid var(--line); border-radius: 0; }
}
`;
