/** What narrows a list: tabs, fields, chips and pages. */
export const filtersStyles = `
@property --fade { syntax: '<length>'; inherits: false; initial-value: 0px; }
/* where tabs go on, they fade */
@keyframes fade { from { --fade: 2rem; } }
.tabs { mask-image: linear-gradient(to left, transparent, #000 var(--fade)); animation: fade linear; animation-timeline: scroll(self inline); }
.tabs { display: flex; width: fit-content; max-width: 100%; margin-bottom: 0.5rem; padding: 0.125rem; overflow-x: auto; scrollbar-width: none; border-radius: 8px; background: var(--sunken); }
.tabs a { flex: none; min-height: 2rem; border: 0; background: none; color: var(--quiet); font-size: 0.8125rem; }
.tabs .count { margin: 0 0 0 0.375rem; font-weight: 400; }
.tabs [aria-current], .tabs [aria-current]:hover { background: var(--chosen); box-shadow: 0 0 0 1px var(--line), 0 1px 2px rgb(0 0 0 / 0.08); color: var(--text); }
.tabs :focus-visible { outline-offset: -2px; }
.filters { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1rem; }
.filters p { min-width: 0; margin: 0; }
.filters > p { flex: 1 1 9rem; }
.filters .tabs { margin: 0; }
.filters label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.filters :is(input, select, .button, button) { border-color: var(--edge); }
.filters select:has(option:checked:not([value=''])) { border-color: var(--accent); background-color: var(--info-back); color: var(--info); }
.filters summary { list-style: none; }
.filters > [open] { flex: 1 1 100%; }
.filters > details > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.5rem; padding-top: 0.5rem; }
.filters button { width: 100%; }
@supports selector(::details-content) {
  @media (width < 60rem) {
    .filters > details { display: contents; }
    .filters > details::details-content { flex: 1 0 100%; }
    .filters > details:not([open])::details-content { display: none; }
  }
  @media (width >= 60rem) {
    .filters > p { flex: 2 1 20rem; }
    .filters summary { display: none; }
    .filters > details { flex: 3 1 40rem; }
    .filters > .tabs ~ details { flex-basis: 100%; }
    .filters > details::details-content { content-visibility: visible; block-size: auto; }
    .filters > details > div { display: flex; padding: 0; }
    .filters > details p { flex: 1 1 9.5rem; }
    .filters > details p:last-child { flex: none; }
  }
}
.chips { display: flex; flex-wrap: wrap; align-items: center; gap: 0.375rem; margin-bottom: 0.75rem; }
.chips a { display: inline-flex; align-items: center; max-width: min(100%, 24rem); min-height: 1.75rem; padding: 0.125rem 0.625rem; border-radius: 99px; border-color: var(--line); font-size: 0.8125rem; white-space: nowrap; }
.pager { display: flex; flex-wrap: wrap; align-items: center; justify-content: end; gap: 0.5rem; margin-block: 0.75rem; color: var(--quiet); font-variant-numeric: tabular-nums; }
.above { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; min-height: 2.25rem; margin-bottom: 0.5rem; }
.above > * { margin: 0 !important; }
.pager { flex: 1; }
.pager > span { margin-inline-end: auto; }
.chips bdi { overflow: hidden; text-overflow: ellipsis; }
.chips a > [aria-hidden] { margin-inline-start: 0.375rem; }
.find { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem; max-width: 46rem; }
.find p { flex: 1 1 16rem; margin: 0; }
.find label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
@media (max-width: 40rem) {
  .find p { flex-basis: 100%; }
  .tabs a { min-height: 2.75rem; padding-inline: 0.5rem; }
  .tabs + .pager { flex: 1 0 100%; flex-wrap: nowrap; }
  .filters { gap: 0.5rem 0.375rem; }
  .filters .tabs { flex: 1 0 100%; }
  .chips a { min-height: 2.75rem; }
}
`;
