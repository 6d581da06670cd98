/** The styles of findings, alone and under their rules. */
export const findingStyles = `
.severity { padding: 0.0625rem 0.5rem; font-size: 0.8125rem; font-weight: 650; border-radius: 99px; }
.severity.error { color: var(--error); background: var(--error-back); }
.severity.warn { color: var(--warn); background: var(--warn-back); }
.severity.info { color: var(--info); background: var(--info-back); }
li { padding: 0.625rem 1rem 0.625rem 2.375rem; border-top: 1px solid var(--line); }
li p { margin: 0 0 0.375rem; max-width: 90ch; }
li p:last-child { margin: 0; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; }
.owner { font-weight: 650; }
.type, .spot, .head .rule { color: var(--quiet); font-size: 0.875rem; }
.excerpt {
  padding: 0.375rem 0.75rem; background: var(--page); border-inline-start: 3px solid var(--line); border-radius: 4px;
}
mark {
  color: var(--error); background: var(--error-back); border-radius: 2px;
  text-decoration: underline wavy; text-decoration-thickness: 1px; text-underline-offset: 3px;
}
.gap { display: inline-block; width: 2px; height: 1.1em; vertical-align: text-bottom; background: var(--error); }
.ways { display: flex; flex-wrap: wrap; gap: 0 0.75rem; color: var(--quiet); font-size: 0.875rem; }
.ways > :not(:first-child)::before { content: '\\00b7'; margin-inline-end: 0.75rem; }
.near { padding: 0.125rem 0.375rem; background: var(--page); border: 1px solid var(--line); border-radius: 4px; }
.about { padding: 0 1rem 0.75rem 2.375rem; }
.about p { margin: 0 0 0.25rem; max-width: 75ch; }
.by-rule li .severity, .by-rule .head .rule, .by-rule .shared { display: none; }
@media (max-width: 30rem) {
  li, .about { padding-left: 1rem; }
}
@media print {
  li { break-inside: avoid; padding-left: 0; }
  .edit::after { content: ' ' attr(href); }
}
`;
