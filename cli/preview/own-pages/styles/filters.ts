/** What narrows a list: tabs, fields, chips and pages. */
export const filtersStyles = `
.tabs { display: flex; gap: 0.375rem; margin-bottom: 0.625rem; overflow-x: auto; scrollbar-width: none; }
.tabs a { flex: none; }
.tabs .count { margin: 0 0 0 0.375rem; }
.tabs [aria-current] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.tabs :focus-visible { outline-offset: -4px; }
.filters { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1rem; }
.filters p { min-width: 0; margin: 0; }
.filters > p:first-child { flex: 1 1 9rem; max-width: 30rem; }
.filters label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.filters summary { list-style: none; }
.filters > [open] { flex: 1 1 100%; }
.filters > details > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.5rem; padding-top: 0.5rem; }
@supports selector(::details-content) {
  @media (min-width: 60rem) {
    .filters summary { display: none; }
    .filters > :is(details, [open]) { flex: 3 1 40rem; }
    .filters > details::details-content { content-visibility: visible; block-size: auto; }
    .filters > details > div { grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); padding: 0; }
  }
}
.chips { display: flex; flex-wrap: wrap; align-items: center; gap: 0.375rem; margin-bottom: 0.75rem; }
.chips a { max-width: 100%; min-height: 1.75rem; padding: 0.125rem 0.625rem; border-radius: 99px; border-color: var(--line); font-size: 0.8125rem; }
.pager { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-block: 0.75rem; color: var(--quiet); font-variant-numeric: tabular-nums; }

.bar { display: flex; flex-wrap: wrap; align-items: end; gap: 0.625rem 0.75rem; }
.bar > p:first-child { flex: 1 1 14rem; }
.bar > details { flex: 4 1 0; }
.bar > details > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0.625rem 0.75rem; padding-top: 0.5rem; }
.bar summary { width: fit-content; font-size: 0.8125rem; font-weight: 600; cursor: pointer; }
@supports selector(::details-content) {
  @media (min-width: 60rem) {
    .bar summary { display: none; }
    .bar > details::details-content { content-visibility: visible; block-size: auto; }
    .bar > details > div { padding: 0; }
  }
}
.above { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; min-height: 2.25rem; margin-bottom: 0.5rem; }
.above > * { margin: 0 !important; }
@media (max-width: 40rem) {
  .tabs { margin-inline: -0.75rem; padding-inline: 0.75rem; }
  .chips a { min-height: 2.25rem; }
  .bar > details { flex-basis: 9rem; }
  .bar > details[open] { flex-basis: 100%; }
  .bar summary { min-height: 2.75rem; line-height: 2.75rem; }
  .bar > p:first-child { flex-basis: 100%; }
}
`;
