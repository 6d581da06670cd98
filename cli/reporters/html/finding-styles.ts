/** The styles of findings: a row of two or three lines each, which opens to the rest. */
export const findingStyles = `
.head > .badge { padding: 0; background: none; font-weight: 500; }
.head > .badge::before { display: inline-block; width: 0.5rem; height: 0.5rem; margin-inline-end: 0.375rem; border-radius: 99px; background: currentColor; content: ''; }
.list > .finding { position: relative; display: flex; gap: 0 1rem; padding-block: 0; }
.list > .finding:hover { background: var(--hover); }
.group > .list > .finding:last-child { border-radius: 0 0 8px 8px; }
.finding > details { flex: 1; min-width: 0; }
.finding summary { display: grid; grid-template-columns: 1rem minmax(0, 1fr); gap: 0.0625rem 0.5rem; padding: 0.5rem 0; list-style: none; cursor: pointer; }
.finding summary::-webkit-details-marker { display: none; }
.finding summary::before { margin: 0.375rem 0 0 0.125rem; }
.finding summary > * { grid-column: 2; }
.finding > .edit { flex: none; padding-block: 0.5rem; color: var(--quiet); font-size: 0.78125rem; text-decoration: none; }
.finding > .edit:hover { color: var(--text); text-decoration: underline; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5rem; line-height: 1.25rem; }
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
.about { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0 1rem 0.625rem 2.25rem; color: var(--quiet); font-size: 0.78125rem; }
.about p { margin: 0 0 0.125rem; max-width: 90ch; }
:is(.by-cause, .by-rule) .shared, .by-entry .head :is(.owner, .type), .by-entry .spot::before { display: none; }
@media (max-width: 40rem) {
  .finding > details { min-width: 100%; }
  .finding > .edit { position: absolute; inset: 0 0.75rem auto auto; min-height: 2.75rem; }
  .finding > .edit > .spoken { left: 0; }
  .head { padding-inline-end: 2.5rem; }
  .head > .spot { flex: 1 0 100%; }
  .type + .spot::before { content: none; }
  .about { padding-inline: 0.75rem; }
}
@media print {
  .finding { break-inside: avoid; }
  .edit::after { content: ' ' attr(href); }
}
`;
