/** The styles of the preview's pages: light and dark, narrow and wide. */
export const styles = `
:root {
  --page: #eef2f6; --card: #fff; --ink: #0b1f33; --soft: #47586b; --line: #d8e0e8; --field: #7d8b9a;
  --accent: #0b5cad; --on-accent: #fff; --badge: #5b2ea6; --badge-back: #efe7fc;
  --good: #17663a; --good-back: #dff3e6; --bad: #96251b; --bad-back: #fbe4e1;
  --warn: #7a4a00; --warn-back: #fdf0d5; --info: #0b4f8f; --info-back: #e4f0fb; --bar: #b9d3ee;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1720; --card: #172230; --ink: #e8eef5; --soft: #a9b8c8; --line: #2b3a4b; --field: #72859a;
    --accent: #76b6f5; --on-accent: #06182b; --badge: #c9a9ff; --badge-back: #2c2044;
    --good: #8fdcae; --good-back: #143524; --bad: #ffb0a6; --bad-back: #44201c;
    --warn: #ffd794; --warn-back: #3f2b05; --info: #abd3ff; --info-back: #0f3152; --bar: #2f5275;
  }
}
* { box-sizing: border-box; }
body {
  min-block-size: 100vh; margin: 0; padding: 2rem 1rem;
  background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  overflow-wrap: anywhere;
}
.badge {
  inline-size: fit-content; margin: 0 0 0.75rem; padding: 0 0.625rem; border-radius: 999px;
  background: var(--badge-back); color: var(--badge); font-size: 0.8125rem; font-weight: 600;
}
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
p { margin: 0 0 1rem; color: var(--soft); }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code { color: var(--ink); font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
a code { color: inherit; }
dl { display: grid; gap: 0.25rem; margin: 0; }
dl div { display: flex; gap: 0.75rem; }
dt { flex: 0 0 4.5rem; }
dd { margin: 0; color: var(--soft); }

.card { display: grid; place-items: center; }
.card main {
  inline-size: min(28rem, 100%); padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid var(--line); border-radius: 1rem; background: var(--card);
}
form { display: grid; margin-block: 1.5rem; }
label { margin-block-end: 0.25rem; font-size: 0.875rem; font-weight: 600; }
input {
  inline-size: 100%; min-block-size: 2.75rem; margin-block-end: 1rem; padding: 0 0.75rem;
  border: 1px solid var(--field); border-radius: 0.5rem; background: var(--card); color: inherit; font: inherit;
}
button {
  min-block-size: 2.75rem; margin-block-start: 0.25rem; border: 0; border-radius: 0.5rem;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer;
}
.after { margin: 0.75rem 0 0; font-size: 0.875rem; text-align: center; }
details { padding-block-start: 1rem; border-block-start: 1px solid var(--line); font-size: 0.875rem; }
summary { min-block-size: 1.5rem; font-weight: 600; cursor: pointer; }
details p { margin: 0.5rem 0; }

.wide > *, .prose > * { max-inline-size: 76rem; margin-inline: auto; }
.wide h1, .prose h1 { font-size: clamp(1.5rem, 4vw, 2rem); }
.lead { max-inline-size: 60ch; }
nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-block-end: 2rem; }
nav a {
  padding: 0.375rem 0.875rem; border: 1px solid var(--line); border-radius: 999px; background: var(--card);
  font-size: 0.875rem; font-weight: 600; text-decoration: none;
}
@media (width < 40rem) {
  body { padding-block-start: 1rem; }
  nav { gap: 0.375rem; margin-block-end: 1.25rem; }
  nav a { padding: 0.25rem 0.625rem; font-size: 0.8125rem; }
}
nav a:hover, .tiles a:hover { border-color: var(--accent); }
nav a[aria-current] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
nav span { color: var(--soft); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
ul, ol { margin: 0; padding: 0; list-style: none; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 0.75rem; margin-block-end: 1.5rem; }
.tiles a {
  display: block; block-size: 100%; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem;
  background: var(--card); color: var(--soft); font-size: 0.875rem; text-decoration: none;
}
.tiles strong {
  display: block; color: var(--ink); font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums;
}
.boxes { margin-block-end: 1rem; columns: 3 22rem; column-gap: 1rem; }
.box {
  margin-block-end: 1rem; padding: 1.25rem; break-inside: avoid;
  border: 1px solid var(--line); border-radius: 1rem; background: var(--card);
}
h2 { margin: 0 0 0.75rem; font-size: 1.0625rem; line-height: 1.3; }
h3 { margin: 0 0 0.25rem; font-size: 0.9375rem; }
.empty { margin: 0; font-size: 0.875rem; }
.scrolled { max-block-size: 22rem; overflow-y: auto; }
.scrolled li { padding-block: 0.5rem; border-block-start: 1px solid var(--line); }
.scrolled li:first-child { border: 0; padding-block-start: 0; }
.main { margin: 0; color: var(--ink); }
.detail { margin: 0; font-size: 0.8125rem; line-height: 1.875; }
.scrolled li > code { display: block; font-size: 0.8125rem; }
.mark { padding: 0 0.5rem; white-space: nowrap; border-radius: 999px; font-size: 0.8125rem; font-weight: 600; }
.good { background: var(--good-back); color: var(--good); }
.bad { background: var(--bad-back); color: var(--bad); }
.verdict { margin: 0 0 1.25rem; font-size: 1.25rem; font-weight: 650; }
.problem { padding: 1rem 1.25rem; border-radius: 0.75rem; background: var(--bad-back); color: var(--bad); }
.groups { columns: 3 20rem; column-gap: 2rem; }
.groups > div { margin-block-end: 1.5rem; }
.groups h3, .groups p { break-after: avoid; }
.groups p, .groups dl { font-size: 0.875rem; }
.groups p { margin-block-end: 0.75rem; }
.groups dl { display: block; }
.groups dl div { break-inside: avoid; padding-block: 0.25rem; border-block-start: 1px solid var(--line); }
.groups dt { flex-basis: 8.5rem; min-block-size: 1.5rem; }
.tiles .error strong { color: var(--bad); }
.tiles .warn strong { color: var(--warn); }
.tiles .info strong { color: var(--info); }
.mark.error { background: var(--bad-back); color: var(--bad); }
.mark.warn, .mark.changed { background: var(--warn-back); color: var(--warn); }
.mark.info, .mark.draft { background: var(--info-back); color: var(--info); }
.mark.archived { background: var(--line); color: var(--ink); }
.bars li {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding-block: 0.25rem; font-size: 0.9375rem;
}
.bars a { min-block-size: 1.5rem; text-decoration: none; }
.box details { margin-block-start: 0.5rem; padding-block-start: 0.5rem; }
.box details .bars { margin-block-start: 0.5rem; }
.bars a:hover { text-decoration: underline; }
.bars .number { font-variant-numeric: tabular-nums; }
.bars svg { grid-column: 1 / -1; inline-size: 100%; block-size: 0.25rem; border-radius: 999px; background: var(--page); }
.bars rect { fill: var(--bar); }
.after-list { margin: 0.75rem 0 0; font-size: 0.875rem; font-weight: 600; }
.rows li { padding-block: 0.625rem; border-block-start: 1px solid var(--line); }
.rows li:first-child { border: 0; }
main > .rows { padding: 0.5rem 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
.rows .brought { margin-block-start: 0.375rem; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--line); }
.rows .brought li { padding-block: 0.25rem; border: 0; }
.pager { margin-block: 1rem; }
.prose main { max-inline-size: 44rem; }
.prose :is(p, li) { color: var(--ink); }
.prose main ul, .prose main ol { margin: 0 0 1rem; padding-inline-start: 1.5rem; list-style: revert; }
.prose h2 { margin-block: 1.5rem 0.5rem; font-size: 1.1875rem; }
.prose pre {
  margin: 0 0 1rem; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card);
  white-space: pre-wrap;
}
.prose table { border-collapse: collapse; margin-block-end: 1rem; }
.prose :is(td, th) { padding: 0.375rem 0.75rem; border: 1px solid var(--line); text-align: start; }
.theme { margin-block-end: 1.5rem; }
.theme.light { color-scheme: light; }
.theme.dark { color-scheme: dark; }
.swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 0.75rem; margin-block-end: 1.5rem; }
.swatches li { display: grid; font-size: 0.75rem; line-height: 1.4; }
.swatches svg { inline-size: 100%; border: 1px solid var(--line); border-radius: 0.5rem; }
.swatches .number { color: var(--soft); font-variant-numeric: tabular-nums; }
.frames { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); gap: 1.25rem; }
.frames a { display: block; min-block-size: 1.75rem; font-size: 0.875rem; }
.frames iframe { inline-size: 100%; block-size: 40rem; border: 1px solid var(--line); border-radius: 0.75rem; background: #fff; }
.theme.dark iframe { background: #000; }
`;
