/** The styles of findings: a row of two or three lines each, which opens to the rest. */
export const findingStyles = `
.head > .badge { display: inline-flex; align-items: center; gap: 0.25rem; padding: 0; background: none; font-weight: 500; }
.list > .finding { position: relative; display: flex; gap: 0 1rem; padding-block: 0; padding-inline-end: 0.75rem; }
.group > .list > .finding { padding-inline-start: 2.5rem; }
.list > .finding:hover { background: var(--hover); }
.group > .list > .finding:last-child { border-radius: 0 0 8px 8px; }
.finding > details { flex: 1; min-width: 0; }
.finding summary { display: grid; grid-template-columns: 1rem minmax(0, 1fr); gap: 0.0625rem 0.5rem; padding: 0.5rem 0; list-style: none; cursor: pointer; }
.finding summary::-webkit-details-marker { display: none; }
.finding summary::before { margin: 0.375rem 0 0 0.125rem; }
.finding summary > * { grid-column: 2; }
.button.edit { flex: none; align-self: start; min-height: 2rem; padding: 0 0.625rem; font-size: 0.8125rem; white-space: nowrap; }
.finding > .edit { margin-block: 0.125rem; }
.edit .pencil { display: none; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.5rem; line-height: 1.25rem; }
.owner { font-weight: 600; }
.type, .spot, .fix { color: var(--quiet); font-size: 0.78125rem; }
.type + .spot::before { content: '\\00b7' / ''; margin-inline-end: 0.5rem; }
.fix { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
[open] > summary > .fix { white-space: normal; }
.fix b, .about b { font-weight: 500; }
.near { display: inline-block; max-width: 100%; padding: 0 0.3125rem; background: var(--sunken); border-radius: 4px; }
.rest { display: grid; gap: 0.375rem; max-width: 90ch; padding: 0.125rem 0 0.75rem 1.5rem; }
.excerpt { padding: 0.375rem 0.75rem; background: var(--sunken); border-inline-start: 2px solid var(--field); border-radius: 2px; }
mark { color: var(--error); background: none; text-decoration: underline wavy; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.gap { display: inline-block; width: 2px; height: 1.1em; vertical-align: text-bottom; background: var(--error); }
.ways { color: var(--quiet); font-size: 0.78125rem; }
.ways > :not(:first-child)::before { content: '\\00b7' / ''; margin-inline: 0.5rem; }
.about { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0 1rem 0.625rem 4.0625rem; color: var(--quiet); font-size: 0.78125rem; }
.about p { margin: 0 0 0.125rem; max-width: 90ch; }
.about .said { flex: 1 0 100%; color: var(--text); font-size: 0.875rem; }
:is(.by-cause, .by-rule) .shared:not([open] > * > * > .message), .by-entry .head :is(.owner, .type), .by-entry .spot::before { display: none; }
@media (max-width: 40rem) {
  .finding > details { min-width: 100%; }
  .group > .list > .finding { padding-inline-start: 0.75rem; }
  .button.edit { width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; color: var(--quiet); }
  .finding > .edit { position: absolute; inset: 0.375rem 0.25rem auto auto; margin: 0; }
  .edit .pencil { display: block; }
  .edit > span { font-size: 0; }
  .head, .second { padding-inline-end: 2.5rem; }
  .head > .spot { flex: 1 0 100%; }
  .fix { white-space: normal; }
  .type + .spot::before { content: none; }
  .about { padding-inline: 0.75rem; }
}
@media print {
  .finding { break-inside: avoid; }
  .edit::after { content: ' ' attr(href); }
}
`;
