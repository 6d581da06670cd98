/** Colours and pages of the theme. */
export const themeStyles = `
.frames.light { color-scheme: light; }
.frames.dark { color-scheme: dark; }
@media (prefers-color-scheme: light) { .if-dark { display: none; } }
@media (prefers-color-scheme: dark) { .if-light { display: none; } }
.surfaces { columns: 3 17rem; column-gap: 0.75rem; }
.surfaces .box { padding-block: 0.75rem 0.5rem; }
.swatches li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr) auto; align-items: center; gap: 0.75rem; padding-block: 0.25rem; font-size: 0.8125rem; }
.swatches svg { display: block; width: 100%; border: 1px solid var(--line); border-radius: 6px; }
.swatches code { display: block; color: var(--quiet); font-size: 0.75rem; }
.swatches .number { color: var(--good); font-weight: 550; font-variant-numeric: tabular-nums; }
.frames { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1.25rem 1rem; }
.frames li { position: relative; min-width: 0; }
.frames a { display: block; min-height: 1.75rem; overflow: hidden; color: inherit; font-weight: 500; text-decoration: none; text-overflow: ellipsis; white-space: nowrap; }
.frames a::after { position: absolute; inset: 0; z-index: 1; content: ''; }
.frames a:hover { text-decoration: underline; }
.frames li:hover div { border-color: var(--accent); }
.frames div { aspect-ratio: 4 / 3; overflow: hidden; border: 1px solid var(--line); border-radius: 8px; background: Canvas; }
.frames iframe { width: 400%; height: 400%; border: 0; scale: 0.25; transform-origin: 0 0; }
@media (max-width: 40rem) {
  .frames { grid-template-columns: 1fr 1fr; gap: 0.75rem; }
}
`;
