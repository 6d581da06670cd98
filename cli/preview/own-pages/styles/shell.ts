/** The frame of every page: its navigation, the centred card, icons and empty lists. */
export const shellStyles = `
body { min-height: 100vh; }
.wide { max-width: none; padding: 0; }
.wide > main { width: 100%; max-width: 72rem; margin-inline: auto; padding: 1.5rem clamp(0.75rem, 3vw, 2rem) 4rem; }
.top { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 0.25rem; padding: 0 0.25rem; border-bottom: 1px solid var(--line); background: var(--card); font-weight: 600; }
.top button { width: 2.75rem; min-height: 2.75rem; padding: 0; border: 0; background: none; }
.side { padding: 0.75rem; border: 0; background: var(--card); color: inherit; font-size: 0.8125rem; }
.side > p { margin: 0 0 0.25rem; padding-inline: 0.5rem; }
.side > .side-name { margin-top: 1rem; color: var(--quiet); font-size: 0.75rem; }
.side > p:first-child + ul { margin-top: 0.5rem; }
.side > ul + ul { margin-top: 1rem; }
.side a { display: flex; align-items: center; gap: 0.625rem; min-height: 2rem; padding: 0 0.5rem; border-radius: 6px; color: var(--quiet); font-weight: 500; text-decoration: none; }
.side .icon { width: 1rem; height: 1rem; flex: none; }
.side a:hover { background: var(--hover); color: var(--text); }
.side a[aria-current] { background: var(--sunken); color: var(--text); }
.side a[aria-current] .icon { color: var(--accent); }
.side > a { margin-top: 1rem; }
.side .count { font-size: 0.75rem; font-weight: 400; }
.side :focus-visible { outline-offset: -2px; }
@media (width >= 60rem) {
  .wide { display: grid; grid-template-columns: 13.75rem minmax(0, 1fr); background: linear-gradient(to right, var(--card) 13.6875rem, var(--line) 13.6875rem 13.75rem, var(--page) 13.75rem); }
  .top { display: none; }
  .side { position: sticky; inset: 0 auto auto 0; display: flex; flex-direction: column; width: auto; height: 100vh; margin: 0; padding-block: 1.25rem; overflow-y: auto; background: none; }
  .side > a { margin-top: auto; }
}
@media (width < 60rem) {
  html { scroll-padding-top: 3.25rem; }
  .named h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .named h1 + * { margin-top: 0 !important; }
  .wide > main { padding-top: 1rem; }
  .side { inset: 3.25rem 0.5rem auto; width: auto; max-width: 22rem; max-height: calc(100dvh - 4rem); margin: 0; overflow-y: auto; border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 12px 32px rgb(0 0 0 / 0.24); font-size: 0.875rem; }
  .side > p:first-child { display: none; }
  .side a { min-height: 2.75rem; }
}
@media print {
  .wide { display: block; }
  .top, .side { display: none; }
}
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

.verdict .icon { flex: none; align-self: center; }
.act { display: inline-grid; place-items: center; width: 2rem; height: 2rem; border-radius: 6px; color: var(--quiet); vertical-align: middle; }
.act:hover { background: var(--sunken); color: var(--text); }
.empty-list { display: grid; justify-items: center; gap: 0.75rem; padding: 3rem 1.25rem; text-align: center; }
.empty-list p { max-width: 34rem; margin: 0; color: var(--quiet); }
.empty-list .icon { width: 2rem; height: 2rem; color: var(--field); }
.icon-good, .empty-list .icon-good { color: var(--good); }
@media (max-width: 40rem) {
  .act { width: 2.75rem; height: 2.75rem; }
}
`;
