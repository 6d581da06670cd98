import { baseStyles } from '../../reporters/html/base-styles.ts';
import { findingStyles } from '../../reporters/html/finding-styles.ts';
import { filterStyles } from '../../reporters/html/styles.ts';

/** The style sheet of all pages of the preview: that of the reports, and what only the preview has. */
export const styles = `${baseStyles}${findingStyles}${filterStyles}
body { min-height: 100vh; }
.top { display: flex; align-items: center; gap: 0.75rem; margin: -1rem 0 1.5rem; border-bottom: 1px solid var(--line); }
.top nav { display: flex; flex: 1; overflow-x: auto; scrollbar-width: none; }
.top a { padding: 0.75rem 0.5rem; border-bottom: 2px solid transparent; color: var(--quiet); font-weight: 500; text-decoration: none; white-space: nowrap; }
.top a[aria-current] { scroll-initial-target: nearest; }
.top a:hover { color: var(--text); }
.top a[aria-current] { border-color: var(--accent); color: var(--text); }
.top a:last-child { margin-left: auto; }
.top :focus-visible { outline-offset: -2px; }
.links { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; margin-bottom: 1.25rem; }

.card { display: grid; place-items: center; padding: 2rem 1rem; }
.card main { width: min(28rem, 100%); padding: clamp(1.25rem, 5vw, 2rem); border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
.card .badge { margin-bottom: 0.75rem; }
.card form { display: grid; margin-block: 1.25rem; }
.card label { margin-bottom: 0.25rem; font-weight: 600; }
.card input { min-height: 2.75rem; margin-bottom: 1rem; font-size: 1rem; }
.card button { min-height: 2.75rem; color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.after { margin: 0.75rem 0 0; text-align: center; }
dl { display: grid; gap: 0.25rem; margin: 0; }
dl div { display: flex; gap: 0.75rem; }
dt { flex: 0 0 4.5rem; }
dd { margin: 0; color: var(--quiet); }
.card details { padding-top: 1rem; border-top: 1px solid var(--line); }
.card summary, .box > details > summary { min-height: 1.5rem; font-weight: 600; cursor: pointer; }

h1 + :is(.panel, .tiles, .above, .nothing) { margin-top: 1rem; }
.tiles > div { gap: 0; }
.tiles dt { flex: none; }
.tiles dd { color: inherit; }
.tiles strong { white-space: nowrap; }
.tiles a { color: inherit; text-decoration: none; }
.tiles li:hover { border-color: var(--accent); }
.tiles a:hover span { color: var(--accent); }
.boxes { columns: 3 20rem; column-gap: 0.75rem; }
@media (min-width: 60rem) {
  .split { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 0 0.75rem; }
  .board { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0 0.75rem; }
  .board > .box:has(> .list, > .columns) { grid-column: span 2; }
  .columns .bars { columns: 2; column-gap: 2rem; }
}
.board-end > summary { margin-bottom: 0.75rem; font-weight: 600; cursor: pointer; }
@supports selector(::details-content) {
  @media (min-width: 60rem) {
    .board-end > summary { display: none; }
    .board-end::details-content { content-visibility: visible; block-size: auto; }
  }
}
.acts > li { display: grid; grid-template-columns: 0.5rem minmax(0, 1fr) auto 8.5rem; align-items: baseline; gap: 0 0.75rem; padding-block: 0.5rem; }
.acts a { text-decoration: none; }
.acts a:hover { text-decoration: underline; }
.acts .number { color: var(--quiet); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.acts .open { font-size: 0.8125rem; text-align: end; }
.dot { width: 0.5rem; height: 0.5rem; border-radius: 99px; background: var(--info); }
.dot.error { background: var(--error); }
.dot.warn { background: var(--warn); }
.box { margin-bottom: 0.75rem; padding: 1rem; break-inside: avoid; }
.box p:last-child { margin: 0; }
.box > .list { margin-inline: -1rem; border: 0; background: none; }
.after-list { padding-top: 0.625rem; font-weight: 550; }
.empty, .detail { margin: 0; color: var(--quiet); font-size: 0.8125rem; }
.detail { line-height: 1.85; }
.main { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5rem; font-weight: 550; }
.main a { text-decoration: none; }
.main a:hover { text-decoration: underline; }
.list li > code { display: block; }
h1 + .links { margin-top: 0.75rem; }
.box .list > li { padding-inline: 1rem; }
.box .list > .finding > .edit { inset-inline-end: 1rem; }
.box > .scrolled:last-child { margin-bottom: -0.625rem; }
.scrolled { margin-inline: -1rem; }
.scrolled[tabindex] { max-height: 22rem; overflow-y: auto; }
.scrolled .list { border: 0; background: none; }
.problem { padding: 0.75rem 1rem; border-radius: 8px; background: var(--error-back); color: var(--error); }
.bars li { display: grid; break-inside: avoid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding-block: 0.1875rem; }
.bars a { min-height: 1.5rem; color: inherit; text-decoration: none; }
.bars a:hover { color: var(--accent); text-decoration: underline; }
.bars .number { color: var(--quiet); font-variant-numeric: tabular-nums; }
.bars svg { grid-column: 1 / -1; width: 100%; height: 0.1875rem; border-radius: 99px; background: var(--sunken); }
.bars rect { fill: var(--bar); }
.box > details { margin-top: 0.5rem; }

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

.rule-facts { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 0.75rem; margin: 0.5rem 0 1.5rem; }
.rule-facts, .rule { max-width: 64rem; }
.rule-facts p { margin: 0; }
.rule { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1rem; }
.rule > * { grid-column: 1 / -1; margin: 0; }
.rule > :is(.bad, .good) { grid-column: auto; min-width: 0; padding: 0.875rem 1rem; border: 1px solid var(--line); border-inline-start-width: 3px; border-radius: 8px; background: var(--card); }
.rule > .bad { border-inline-start-color: var(--error); }
.rule > .good { border-inline-start-color: var(--good); }
.rule .bad h2 { color: var(--error); }
.rule .good h2 { color: var(--good); }
.rule :is(p, li) { max-width: 46rem; font-size: 0.9375rem; line-height: 1.6; }
.rule section > :last-child { margin-bottom: 0; }
.rule :is(ul, ol) { margin: 0 0 1rem; padding-inline-start: 1.5rem; list-style: revert; }
.rule pre { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border-radius: 6px; background: var(--sunken); white-space: pre-wrap; }
.rule table { margin-bottom: 1rem; }
.rule :is(td, th) { text-align: start; }
.rules .box { padding-bottom: 0.375rem; scroll-margin-top: 1rem; }
.rules h2 { display: flex; align-items: baseline; }
.rules h2 .count { font-size: 0.8125rem; font-weight: 400; }
.rules li > a { color: inherit; font-weight: 550; text-decoration: none; }
.rules li > a:hover { text-decoration: underline; }
.rules .detail { display: flex; align-items: center; gap: 0.5rem; margin-top: 0.125rem; }
.rules .detail > .count { color: var(--accent); }

.faults { columns: 3 20rem; column-gap: 0.75rem; }
.faults .box { scroll-margin-top: 1rem; }
.faults .box > p { margin-bottom: 0.5rem; color: var(--quiet); }
.faults dl { gap: 0; }
.faults dl div { align-items: baseline; padding-block: 0.375rem; border-top: 1px solid var(--line); }
.faults dt { flex-basis: 9.5rem; }
.faults dt span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.5rem; }
.faults dt code { user-select: all; }
.copy { min-height: 1.5rem; padding: 0 0.375rem; border-color: var(--line); color: var(--quiet); font-size: 0.75rem; }

.theme.light { color-scheme: light; }
.theme.dark { color-scheme: dark; }
.theme.box { margin-bottom: 1.25rem; }
.swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: 0.75rem; }
.swatches li { display: grid; align-content: start; font-size: 0.75rem; line-height: 1.4; }
.swatches svg { width: 100%; border: 1px solid var(--line); border-radius: 8px; }
.swatches .number { color: var(--quiet); font-variant-numeric: tabular-nums; }
.frames { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1.25rem 1rem; }
.frames li { position: relative; min-width: 0; }
.frames a { display: block; min-height: 1.75rem; overflow: hidden; color: inherit; font-weight: 550; text-decoration: none; text-overflow: ellipsis; white-space: nowrap; }
.frames a::after { position: absolute; inset: 0; content: ''; }
.frames a:hover { text-decoration: underline; }
.frames div { aspect-ratio: 4 / 3; overflow: hidden; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.theme.dark .frames div { background: #000; }
.frames iframe { width: 400%; height: 400%; border: 0; scale: 0.25; transform-origin: 0 0; }

.icon { width: 1.125rem; height: 1.125rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.act { display: inline-grid; place-items: center; width: 2rem; height: 2rem; border-radius: 6px; color: var(--quiet); vertical-align: middle; }
.act:hover { background: var(--sunken); color: var(--text); }
.empty-list { display: grid; justify-items: center; gap: 0.75rem; padding: 3rem 1.25rem; text-align: center; }
.empty-list p { max-width: 34rem; margin: 0; color: var(--quiet); }
.empty-list .icon { width: 2rem; height: 2rem; color: var(--field); }

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
  .acts > li { grid-template-columns: 0.5rem auto minmax(0, 1fr); }
  .acts bdi { display: block; }
  .acts > li > .dot + a { grid-column: 2 / -1; }
  .acts .number { grid-column: 2; }
  .acts .open { text-align: start; }
  .board-end > summary { min-height: 2.75rem; line-height: 2.75rem; }
  .top { margin-inline: -0.75rem; padding-inline-start: 0.75rem; }
  .top nav { mask-image: linear-gradient(to left, transparent, #000 2rem); padding-inline-end: 2rem; }
  .tabs { margin-inline: -0.75rem; padding-inline: 0.75rem; }
  .chips a { min-height: 2.25rem; }
  .bar > details { flex-basis: 9rem; }
  .bar > details[open] { flex-basis: 100%; }
  .bar summary { min-height: 2.75rem; line-height: 2.75rem; }
  .bar > p:first-child { flex-basis: 100%; }
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
  .copy { min-height: 2rem; }
  .frames { grid-template-columns: 1fr 1fr; gap: 0.75rem; }
}
`;
