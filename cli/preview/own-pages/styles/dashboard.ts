/** Tiles, boxes, bars and the list of acts. */
export const dashboardStyles = `
h1 + :is(.panel, .tiles, .strip, .above, .nothing, .filters) { margin-top: 1rem; }
.tiles > div { gap: 0; }
.tiles dt { flex: none; }
.tiles dd { color: inherit; }
ul.strip { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0; }
.strip a { display: flex; align-items: center; gap: 0.375rem; min-height: 2.25rem; padding: 0 0.875rem; border: 1px solid transparent; border-radius: 99px; font-weight: 500; text-decoration: none; }
.strip a:hover { border-color: currentColor; }
.strip .error a { background: var(--error-back); color: var(--error); }
.strip .warn a { background: var(--warn-back); color: var(--warn); }
.strip .info a { background: var(--info-back); color: var(--info); }
.strip .zero a { background: var(--sunken); color: var(--quiet); }
ul.tiles { grid-template-columns: repeat(4, minmax(0, 1fr)); }
.tiles strong { display: flex; align-items: center; white-space: nowrap; }
.tiles small { align-self: end; color: var(--quiet); font-size: 0.875rem; font-weight: 400; line-height: 1.5rem; }
.tiles .icon { margin-inline-start: 0.5rem; }
.tiles .zero strong { color: var(--quiet); }
.tiles a { border-radius: 7px; color: inherit; text-decoration: none; }
.tiles a:hover { background: var(--hover); }
.tiles a:hover span { text-decoration: underline; }
@media (min-width: 60rem) {
  .split { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 0 1rem; }
  .board { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0 1rem; }
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
.acts > li { display: grid; grid-template-columns: 1rem minmax(0, 1fr) auto 3.5rem; align-items: center; gap: 0 0.75rem; padding-block: 0.3125rem; }
.changed > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; padding-block: 0.25rem; }
.changed span:last-child { grid-area: 1 / 2 / 3 / 3; }
.acts .edit { align-self: center; }
.changed span:last-child { margin-inline-end: -0.5rem; }
.acts li > a:not(.edit) { color: inherit; font-weight: 500; text-decoration: none; }
.acts li > a:not(.edit):hover { text-decoration: underline; }
.acts .number { color: var(--quiet); font-size: 0.78125rem; font-variant-numeric: tabular-nums; }
.box > h2 + p { font-size: 0.78125rem; }
.box { margin-bottom: 1rem; padding: 1rem; break-inside: avoid; }
.box p:last-child { margin: 0; }
.box > .list { margin-inline: -1rem; border: 0; background: none; }
.box .list > li:not(.finding) + li { border: 0; }
.scrolled .list > li:not(.finding) { padding-block: 0.25rem; }
.scrolled .list > li > a:not(.edit) { color: inherit; font-weight: 500; text-decoration: none; }
.scrolled .list > li > a:hover { text-decoration: underline; }
.after-list { padding-top: 0.5rem; font-size: 0.8125rem; font-weight: 500; }
.empty, .detail { margin: 0; color: var(--quiet); font-size: 0.78125rem; }
.main { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5rem; font-weight: 500; }
.main a { color: inherit; text-decoration: none; }
.main a:hover { text-decoration: underline; }
.list li > code { display: block; }
.facts { display: flex; flex-wrap: wrap; gap: 0.125rem 0; margin: 0.25rem 0 0.875rem; color: var(--quiet); font-size: 0.8125rem; }
.facts div:not(:last-child)::after { margin-inline: 0.5rem; content: '\\00b7' / ''; }
.facts div { gap: 0; }
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
.bars + details { margin-top: 0.5rem; }
.bars + details > summary { display: flex; align-items: center; gap: 0.5rem; list-style: none; }
.bars + details > summary::-webkit-details-marker { display: none; }
@media (max-width: 40rem) {
  ul.tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .acts > li { grid-template-columns: 1rem minmax(0, 1fr) 2.75rem; align-items: baseline; padding-block: 0.5rem; }
  .acts > li > .severity { translate: 0 0.1875rem; }
  .acts .number { grid-area: 2 / 2; }
  .acts > li > .edit { grid-area: 1 / 3 / 3 / 4; }
  ul.strip { flex-wrap: nowrap; gap: 0.375rem; margin-block: 0.5rem; overflow-x: auto; }
  .strip a { min-height: 2.75rem; padding: 0 0.625rem; font-size: 0.8125rem; white-space: nowrap; }
  .glance a { flex-direction: row; align-items: center; gap: 0.5rem; min-height: 2.75rem; padding: 0.25rem 0.75rem; }
  .glance strong { font-size: 1rem; }
  .box { padding-block: 0.75rem; }
  .board-end > summary { min-height: 2.75rem; line-height: 2.75rem; }
}
`;
