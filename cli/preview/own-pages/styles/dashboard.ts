/** Tiles, boxes, bars and the list of acts. */
export const dashboardStyles = `
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
@media (max-width: 40rem) {
  .acts > li { grid-template-columns: 0.5rem auto minmax(0, 1fr); }
  .acts bdi { display: block; }
  .acts > li > .dot + a { grid-column: 2 / -1; }
  .acts .number { grid-column: 2; }
  .acts .open { text-align: start; }
  .board-end > summary { min-height: 2.75rem; line-height: 2.75rem; }
}
`;
