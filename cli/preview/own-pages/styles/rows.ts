/** Tables of entries, which become lists on narrow screens. */
export const rowsStyles = `
.rows { table-layout: fixed; margin-bottom: 1rem; }
.rows :is(th, td) { height: 2.5rem; padding-block: 0; overflow: hidden; text-align: start; text-overflow: ellipsis; white-space: nowrap; }
.rows thead th { position: sticky; top: 0; z-index: 1; background: var(--card); box-shadow: inset 0 -1px var(--line); font-weight: 600; }
.rows thead th:first-child { border-start-start-radius: 7px; }
.rows thead th:last-child { border-start-end-radius: 7px; }
.rows thead + tbody > tr:first-child > * { border-top: 0; }
.rows tbody tr:hover { background: var(--sunken); }
.rows td { color: var(--quiet); font-size: 0.8125rem; }
.rows .title a { font-size: 0.875rem; font-weight: 550; text-decoration: none; }
.rows .title a:hover { text-decoration: underline; }
.rows .one { display: flex; align-items: center; gap: 0.5rem; margin: 0; }
.rows .one > a { overflow: hidden; text-overflow: ellipsis; }
.rows td.acts { padding-inline: 0 0.5rem; text-align: end; }
.rows .day th { color: var(--text); background: var(--sunken); font-weight: 600; }
.rows .below > td { height: auto; padding-block: 0 0.75rem; border: 0; white-space: normal; }
.rows .below:hover { background: none; }
.rows .brought { padding-inline-start: 0.75rem; border: solid var(--line); border-width: 0 0 0 2px; border-radius: 0; background: none; color: var(--text); }
.rows .brought li { padding: 0.25rem 0; border: 0; }
.rows thead :is(.type, .who) { width: 15%; }
.rows thead .date { width: 8rem; }
.rows thead .state { width: 6.5rem; }
.rows thead .publish { width: 13rem; }
.rows thead .what { width: 26%; }
.rows thead :is(.expected, .place) { width: 30%; }
.rows thead .acts { width: 5.5rem; }
.readers .list { margin-inline: -1rem; border: 0; background: none; }
.readers .list li { padding-inline: 1rem; }
@media (max-width: 40rem) {
  .rows, .rows tbody { display: block; }
  .rows thead { display: none; }
  .rows tr { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.5rem; min-height: 3.5rem; padding: 0.375rem 0.75rem; }
  .rows tr:has(.acts) { padding-inline-end: 6rem; }
  .rows.publishing tr { padding-inline-end: 3.25rem; }
  .rows tr + tr, .rows tbody + tbody { border-top: 1px solid var(--line); }
  .rows :is(th, td) { display: block; height: auto; padding: 0; border: 0; }
  .rows :is(td:empty, .state:has(.quiet)) { display: none; }
  /* the first line ends here */
  .rows tr::after { flex: 1 0 100%; content: ''; }
  .rows .title { flex: 1 1 0; order: -2; }
  .rows .title > a { display: block; overflow: hidden; text-overflow: ellipsis; }
  .rows .state { order: -1; }
  .rows td:is(.type, .date, .what, .publish, .expected, .place) { order: 1; }
  .rows .type { max-width: 55%; }
  .rows .who { flex: 1 1 0; order: 2; }
  .rows td.acts { position: absolute; inset-block: 0; inset-inline-end: 0.25rem; display: flex; align-items: center; padding: 0; }
  .rows .act { width: 2.75rem; height: 2.75rem; }
  .rows tr.day { min-height: 0; background: var(--sunken); }
  .rows tr.day th { white-space: normal; }
  .rows tr.below { min-height: 0; padding-top: 0; border: 0; }
  .rows td[data-label] { flex: 1 1 100%; }
  .rows td[data-label]::before { content: attr(data-label) ': '; color: var(--text); }
}
`;
