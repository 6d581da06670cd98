/** The styles of findings: a row of two lines each, which opens to the rest. */
export const findingStyles = `
.list > .finding { display: flex; gap: 0 1rem; padding-block: 0; }
.finding > details { flex: 1; min-width: 0; }
.finding summary { display: grid; gap: 0.0625rem; padding: 0.5rem 0 0.5rem 1.25rem; list-style: none; cursor: pointer; }
.finding summary::-webkit-details-marker { display: none; }
.finding summary:hover .owner { text-decoration: underline; text-underline-offset: 3px; }
.finding > .edit { flex: none; padding-block: 0.5rem; font-size: 0.8125rem; text-decoration: none; }
.finding > .edit:hover { text-decoration: underline; }
.head > :not(:last-child) { margin-inline-end: 0.375rem; }
.owner { font-weight: 600; }
.type, .spot { color: var(--quiet); font-size: 0.8125rem; }
.type + .spot::before { content: '\\00b7' / ''; margin-inline-end: 0.375rem; }
.second { max-width: 130ch; color: var(--quiet); }
.near { display: inline-block; max-width: 100%; padding: 0 0.3125rem; background: var(--sunken); border-radius: 4px; color: var(--text); }
.rest { display: grid; gap: 0.375rem; max-width: 90ch; padding: 0.125rem 0 0.75rem 1.25rem; }
.excerpt { padding: 0.375rem 0.75rem; background: var(--sunken); border-inline-start: 2px solid var(--field); border-radius: 2px; }
mark { color: var(--error); background: none; text-decoration: underline wavy; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.gap { display: inline-block; width: 2px; height: 1.1em; vertical-align: text-bottom; background: var(--error); }
.ways { color: var(--quiet); font-size: 0.8125rem; }
.ways > :not(:first-child)::before { content: '\\00b7' / ''; margin-inline: 0.5rem; }
.about { padding: 0 1rem 0.625rem 2.25rem; color: var(--quiet); font-size: 0.8125rem; }
.about p { margin: 0 0 0.125rem; max-width: 90ch; }
.by-cause .shared, .by-entry .head :is(.owner, .type) { display: none; }
@media (max-width: 40rem) {
  .finding summary, .rest { padding-inline-start: 0.25rem; }
  .finding > .edit { min-height: 2.75rem; }
  .about { padding-inline: 1rem 0.75rem; }
}
@media print {
  .finding { break-inside: avoid; }
  .edit::after { content: ' ' attr(href); }
}
`;
