/** Tables of rows, which become lists on narrow screens. The link of a title covers its row. */
export const rowsStyles = `
.rows { table-layout: fixed; margin-bottom: 1rem; }
.rows :is(th, td) { height: 2.5rem; padding-block: 0; overflow: hidden; text-align: start; text-overflow: ellipsis; white-space: nowrap; }
.rows thead th { position: sticky; top: 0; z-index: 2; background: var(--card); box-shadow: inset 0 -1px var(--line); font-weight: 600; }
.rows thead a { display: flex; align-items: center; min-height: 2.5rem; color: inherit; text-decoration: none; }
.rows thead a:hover { color: var(--text); text-decoration: underline; }
.rows [aria-sort] a::after { margin-inline-start: 0.25rem; content: '\\2193' / ''; }
.rows [aria-sort='ascending'] a::after { content: '\\2191' / ''; }
.rows thead th:first-child { border-start-start-radius: 7px; }
.rows thead th:last-child { border-start-end-radius: 7px; }
.rows thead + tbody > tr:first-child > * { border-top: 0; }
/* clipped: Safari may measure the link of a row from the table */
.rows tbody tr:has(> .title) { position: relative; clip-path: inset(0); }
.rows tbody tr:hover { background: var(--hover); }
.rows a { scroll-margin-block: 6rem 1rem; }
.rows td { color: var(--quiet); font-size: 0.8125rem; }
.rows td.title a { color: var(--text); font-size: 0.875rem; font-weight: 500; text-decoration: none; }
.rows td.title a:hover { text-decoration: underline; }
.rows td.title a::after { position: absolute; inset: 0; content: ''; }
.rows td.title a:focus-visible { outline: 0; }
.rows td.title a:focus-visible::after { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 4px; }
.rows td:not(.title) a { position: relative; }
.rows td.acts { padding-inline: 0 0.5rem; text-align: end; }
.rows .heading th { position: sticky; top: 2.5rem; z-index: 1; height: 2rem; color: var(--text); background: var(--sunken); font-weight: 600; }
.rows .heading label { display: flex; align-items: baseline; gap: 0.75rem; line-height: 2rem; cursor: pointer; }
.rows .heading input { flex: none; width: 0.5rem; height: 0.5rem; margin: 0 0.125rem; appearance: none; border: solid var(--quiet); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }
.rows .heading input:focus-visible { outline: 0; border-radius: 0; }
.rows .heading label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
.rows .heading input:checked { transform: translateY(-2px) rotate(45deg); }
.rows tbody:has(.heading input:not(:checked)) > tr:not(.heading) { display: none; }
.rows .below > td { height: auto; padding-block: 0 0.5rem; border: 0; white-space: normal; }
.rows .below:hover { background: none; }
.rows .brought summary { position: relative; padding-inline-start: 1.25rem; overflow: hidden; line-height: 1.5rem; text-overflow: ellipsis; white-space: nowrap; cursor: pointer; list-style: none; }
.rows .brought summary::-webkit-details-marker { display: none; }
.rows .brought summary::before { position: absolute; inset: 0.5rem auto auto 0.125rem; }
.rows .brought[open] summary { padding-block: 0.125rem; color: var(--text); line-height: 1.25rem; white-space: normal; }
.rows .brought > :not(summary) { margin-inline-start: 1.25rem; }
.rows .brought .list { border: 0; border-radius: 0; background: none; color: var(--text); }
.rows .brought li { padding: 0.375rem 0 0; border: 0; }
.hanging { display: flex; align-items: baseline; gap: 0.5rem; }
.rows thead .type { width: 10.5rem; }
.rows thead .who { width: 8.5rem; }
.rows thead .found { width: 7.25rem; }
.rows thead .date { width: 7.5rem; }
.rows thead .state { width: 6rem; }
.rows thead .publish { width: 10rem; }
.rows thead .expected { width: 32%; }
.rows thead .first { width: 32%; }
.rows thead .place { width: 10.5rem; }
.rows thead .id { width: 15rem; }
.rows thead .number { width: 7rem; }
.rows thead .acts { width: 5.25rem; }
.rows.rules .title { padding-block: 0.5rem; white-space: normal; }
.empty-list.good .icon { color: var(--good); }
.empty .icon { margin-inline-end: 0.25rem; color: var(--good); vertical-align: -0.25rem; }
.measures { grid-template-columns: repeat(3, minmax(0, 1fr)); }
.readers { columns: 2 24rem; }
.readers .list { margin-inline: -1rem; border: 0; background: none; }
.readers .list li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; padding: 0.375rem 1rem; font-variant-numeric: tabular-nums; }
.readers .list li > code { flex-basis: 100%; }
.readers .main { font-weight: 500; line-height: 1.5rem; }
.linked { position: relative; display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
.linked:hover { background: var(--hover); }
.linked > .quiet { font-size: 0.78125rem; }
.linked a { color: inherit; font-weight: 500; line-height: 1.5rem; text-decoration: none; }
.linked a:hover { text-decoration: underline; }
.linked a::after { position: absolute; inset: 0; content: ''; }
.unanswered form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; margin-top: 0.25rem; font-size: 0.8125rem; }
.unanswered li { display: grid; gap: 0.25rem 2rem; }
.unanswered li + li { border-top: 1px solid var(--line) !important; }
.unanswered p { margin: 0; font-size: 0.8125rem; line-height: 1.5rem; }
.unanswered .main { font-size: 0.875rem; }
@media (min-width: 60rem) {
  .unanswered li { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
}
@media (max-width: 40rem) {
  .unanswered button { min-height: 2.75rem; }
  .rows, .rows tbody { display: block; }
  .rows { overflow: clip; }
  .rows thead { display: none; }
  .rows tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0.125rem 0.5rem; min-height: 3.5rem; padding: 0.625rem 0.75rem; }
  .rows tr:has(.acts) { padding-inline-end: 3.5rem; }
  .rows tr + tr, .rows tbody + tbody { border-top: 1px solid var(--line); }
  .rows :is(th, td) { display: block; height: auto; padding: 0 !important; border: 0; }
  .rows :is(td:empty, .who, .act:not(:last-child)) { display: none; }
  .rows .title { flex: 1 0 100%; white-space: normal; }
  .rows td.title a { display: -webkit-box; overflow: hidden; font-size: 0.9375rem; line-height: 1.35; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .rows .type { max-width: 60%; }
  .rows.entries .type:not(:empty):has(~ .date:not(:empty))::after { margin-inline-start: 0.5rem; content: '\\00b7' / ''; }
  .rows td:is(.state, .found, .publish, .number) { order: 1; }
  .rows td.acts { position: absolute; inset-block: 0; inset-inline-end: 0.25rem; display: flex; align-items: center; }
  .rows .act { width: 2.75rem; height: 2.75rem; }
  .rows tr.heading { position: sticky; top: 0; z-index: 1; min-height: 2.25rem; padding-block: 0.25rem; background: var(--sunken); }
  .rows .heading th { position: static; flex: 1; height: auto; white-space: normal; }
  .rows .heading label { padding-block: 0.375rem; line-height: 1.25rem; }
  .readers .list li { padding-block: 0.625rem; }
  .rows tr.below { min-height: 0; padding-top: 0; border: 0; }
  .rows td[data-label] { flex: 1 0 100%; max-width: 100%; order: 2; white-space: normal; }
  .rows td[data-label]::before { content: attr(data-label) ': '; color: var(--text); }
  .rows td:not(.title, .acts, .state) a { display: inline-block; padding-block: 0.375rem; line-height: 1.25rem; }
  .rows td[data-label] a { padding-block: 0.125rem; }
  .rows .none { display: none; }
  .rows .brought:not([open]) summary { display: -webkit-box; line-height: 1.25rem; white-space: normal; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
}
`;
