/**
 * The styles of texts: in one column with inline changes, or in two columns where the page is wide. Signs repeat what colours
 * say.
 */
export const rowStyles = `
.rows { border: 1px solid var(--line); border-radius: 8px; overflow: clip; }
.heads { display: none; }
.row { position: relative; display: grid; grid-template-columns: 1.75rem minmax(0, 1fr); }
.rows > * + *, .fold .row { border-top: 1px solid var(--line); }
.row::before { grid-area: 1 / 1; padding-top: 0.375rem; font-weight: 650; text-align: center; }
.before { display: none; }
.row.added::before { color: var(--added); content: '+' / ''; }
.row.removed::before { color: var(--removed); content: '\\2212' / ''; }
.row.edited::before { color: var(--other); content: '\\00b1' / ''; }
.row.restyled::before { color: var(--other); content: '~' / ''; }
.row.moved::before { color: var(--other); content: '\\2195' / ''; }
.row.added { background: var(--added-row); }
.row.removed { background: var(--removed-row); }
.row:is(.restyled, .moved) { background: var(--other-row); }
.row.replaced::before { color: var(--removed); content: '\\2212' / ''; }
.row.replaced::after { grid-area: 2 / 1; padding-top: 0.375rem; color: var(--added); font-weight: 650; text-align: center; content: '+' / ''; }
.row.replaced > .before { display: block; grid-column: 2; background: var(--removed-row); }
.row.replaced > .before.cells { display: flex; }
.row.replaced > .after { grid-row: 2; background: var(--added-row); }
.row:focus-visible, .field:focus-visible, .lines li:focus-visible, article:focus-visible { outline-offset: -2px; }
.row:focus { z-index: 1; }
.name { grid-area: 1 / 2 / auto / -1; margin: 0; padding: 0.375rem 0.75rem 0 0.25rem; color: var(--quiet); font-size: 0.8125rem; }
.row > div { grid-row: 1; min-width: 0; }
.row > .name ~ div { grid-row: 2; }
.row > .after { grid-column: 2; }
.row > div:not(.cells), .cell { padding: 0.375rem 0.75rem 0.375rem 0.25rem; white-space: pre-wrap; }
.same { color: var(--quiet); }
.fold > summary { padding: 0.375rem 0.75rem 0.375rem 1.75rem; color: var(--accent); background: var(--page); font-size: 0.8125rem; cursor: pointer; }
.fold > summary:focus-visible { outline-offset: -2px; }

[class*='as-heading'] { font-weight: 650; line-height: 1.35; }
.as-heading-1, .as-heading-2 { font-size: 1.1875rem; }
.as-list-item:not(:empty)::before { margin-inline-end: 0.5rem; content: '\\2022' / ''; color: var(--quiet); }
.as-quote:not(:empty) { font-style: italic; }
.as-code { font: 0.875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; tab-size: 4; }
.as-rule:empty::before { content: 'a line across'; color: var(--quiet); }
.cells { flex-wrap: wrap; }
.after.cells { display: flex; }
.cell { flex: 1 1 0; min-width: 5.5rem; padding-inline: 0.5rem; }
.cell + .cell { border-left: 1px solid var(--line); }
.cell.added { background: var(--added-row); }
.cell.removed { background: var(--removed-row); }
.embed { padding: 0 0.375rem; border: 1px dashed var(--field); border-radius: 4px; }
.as-embed .embed { display: inline-block; padding: 0.125rem 0.5rem; }
.as-embed .embed::before { content: 'Embedded: '; color: var(--quiet); }

ins { color: inherit; background: var(--added-back); text-decoration: underline var(--added); text-underline-offset: 3px; border-radius: 2px; }
del { color: inherit; background: var(--removed-back); text-decoration: line-through var(--removed); border-radius: 2px; }
.row:is(.added, .replaced) ins { background: none; text-decoration: none; }
.row:is(.removed, .replaced) del { background: none; }
.look { background: var(--other-back); border-radius: 2px; }
.look.link { text-decoration: underline dotted var(--other); text-underline-offset: 3px; }
.mark-strong { font-weight: 700; }
.mark-em { font-style: italic; }
.mark-u { text-decoration: underline; }
:is(.mark-s, .mark-del) { text-decoration: line-through; }
.mark-code { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.told {
  margin-inline-start: 0.25rem; padding: 0 0.375rem; color: var(--other); font-size: 0.8125rem; font-weight: 400; font-style: normal;
  border: 1px solid var(--other); border-radius: 4px; box-decoration-break: clone; -webkit-box-decoration-break: clone;
}

@media screen and (min-width: 56rem) {
  body:has(#side:checked) .heads {
    display: grid; grid-template-columns: 1.75rem minmax(0, 1fr) minmax(0, 1fr); color: var(--quiet); font-size: 0.8125rem;
  }
  body:has(#side:checked) .heads span { grid-row: 1; padding: 0.25rem 0.75rem 0.25rem 0.25rem; }
  body:has(#side:checked) .heads span:first-child { grid-column: 2; }
  body:has(#side:checked) .heads span + span { grid-column: 3; padding-left: 0.75rem; }
  body:has(#side:checked) .row.two { grid-template-columns: 1.75rem minmax(0, 1fr) minmax(0, 1fr); background: none; }
  body:has(#side:checked) .row.two > .before { display: block; grid-column: 2; }
  body:has(#side:checked) .row > .before.cells { display: flex; }
  body:has(#side:checked) .row.two > .after { grid-column: 3; border-left: 1px solid var(--line); }
  body:has(#side:checked) .row.two > .after:not(.cells) { padding-left: 0.75rem; }
  body:has(#side:checked) .row .after del { display: none; }
  body:has(#side:checked) .row.replaced::before { color: var(--other); content: '\\00b1' / ''; }
  body:has(#side:checked) .row.replaced::after { content: none; }
  body:has(#side:checked) .row.replaced > .after { grid-row: 1; }
  body:has(#side:checked) .row:is(.removed, .edited) > .before { background: var(--removed-row); }
  body:has(#side:checked) .row:is(.added, .edited) > .after { background: var(--added-row); }
  body:has(#side:checked) .row:is(.added, .moved) > .before, body:has(#side:checked) .row.removed > .after { background: var(--page); }
  body:has(#side:checked) .row:is(.restyled, .moved) > .after, body:has(#side:checked) .row.restyled > .before { background: var(--other-row); }
  body:has(#side:checked) .row:is(.removed, .replaced) del { text-decoration: none; }
  body:has(#side:checked) .row.removed > .after::before { content: none; }
  body:has(#side:checked) .row.removed > .after.cells, body:has(#side:checked) .after > .cell.removed { visibility: hidden; }
}
`;
