/** The frame of every page: its navigation, the centred card, icons and empty lists. */
export const shellStyles = `
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

.icon { width: 1.125rem; height: 1.125rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.act { display: inline-grid; place-items: center; width: 2rem; height: 2rem; border-radius: 6px; color: var(--quiet); vertical-align: middle; }
.act:hover { background: var(--sunken); color: var(--text); }
.empty-list { display: grid; justify-items: center; gap: 0.75rem; padding: 3rem 1.25rem; text-align: center; }
.empty-list p { max-width: 34rem; margin: 0; color: var(--quiet); }
.empty-list .icon { width: 2rem; height: 2rem; color: var(--field); }
@media (max-width: 40rem) {
  .top { margin-inline: -0.75rem; padding-inline-start: 0.75rem; }
  .top nav { mask-image: linear-gradient(to left, transparent, #000 2rem); padding-inline-end: 2rem; }
}
`;
