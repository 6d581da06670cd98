import { kinds } from '../kinds.ts';

/** What a box that is not ticked takes away. */
const filters = Object.keys(kinds)
  .map((kind) => `body:has(#show-${kind}:not(:checked)) [data-kind='${kind}'] { display: none; }`)
  .join('\n');

/** How the page looks: light and dark, narrow and wide, on paper. */
export const styles = `
:root {
  --page: #f5f6f8; --card: #fff; --text: #1b2430; --quiet: #535e6f; --line: #d8dde5; --field: #7b8696; --accent: #0b57d0;
  --added: #0b5a2a; --added-back: #d9f2e1; --removed: #a8201a; --removed-back: #fde2df; --other: #7a4a00; --other-back: #fdf0d5;
  --error: #a8201a; --error-back: #fdeae8; --warn: #7a4a00; --warn-back: #fdf0d5; --info: #0b4f8f; --info-back: #e4f0fb;
  color-scheme: light dark;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #11151b; --card: #1a2029; --text: #e6eaf0; --quiet: #a5afbe; --line: #313a47; --field: #7f8a9a; --accent: #9cc4ff;
    --added: #a5ecbf; --added-back: #123c22; --removed: #ffb8b0; --removed-back: #481a17; --other: #ffd794; --other-back: #3f2b05;
    --error: #ffb8b0; --error-back: #481a17; --warn: #ffd794; --warn-back: #3f2b05; --info: #abd3ff; --info-back: #0f3152;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; max-width: 96rem; padding: 1.5rem clamp(0.75rem, 3vw, 2rem) 4rem;
  background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
h2, h3, h4 { margin: 0; }
code { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--quiet); font-size: 0.875rem; font-weight: 400; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
ul { margin: 0; padding: 0; list-style: none; }

.numbers { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1.5rem; }
.numbers li {
  padding: 0.375rem 0.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 99px; font-size: 0.875rem;
  color: var(--quiet);
}
.numbers b { color: var(--text); font-size: 1rem; font-variant-numeric: tabular-nums; }

form {
  display: grid; gap: 1rem; margin: 0 0 1.5rem; padding: 1rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 10px;
}
form p, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend, form p > label { display: block; margin-bottom: 0.25rem; padding: 0; font-size: 0.875rem; font-weight: 600; }
fieldset { display: flex; flex-wrap: wrap; gap: 0 1rem; }
fieldset label { display: flex; align-items: center; gap: 0.5rem; min-height: 1.875rem; font-size: 0.875rem; }
fieldset input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--accent); }
input[type='search'] {
  width: 100%; height: 2.5rem; padding: 0 0.625rem; font: inherit; font-size: 0.9375rem;
  color: inherit; background: var(--page); border: 1px solid var(--field); border-radius: 6px;
}
button {
  min-height: 2.25rem; padding: 0 0.75rem; font: inherit; font-size: 0.875rem; cursor: pointer;
  color: inherit; background: var(--page); border: 1px solid var(--field); border-radius: 6px;
}
button:hover { border-color: var(--accent); }

main { min-width: 0; }
#shown { margin: 0 0 0.75rem; font-weight: 600; }
#shown:empty { display: none; }
.nothing { margin: 0; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.group { margin-bottom: 0.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
/* thousands of pages: those out of sight are not laid out */
.page { content-visibility: auto; contain-intrinsic-size: auto 3.25rem; }
.group > summary {
  display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem;
  padding: 0.75rem 1rem; list-style: none; cursor: pointer; border-radius: 10px;
}
.group > summary::-webkit-details-marker { display: none; }
.group > summary::before {
  width: 0.5rem; height: 0.5rem; margin: 0 0.125rem; content: '';
  border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(-45deg);
}
.group[open] > summary::before { transform: rotate(45deg); }
.group > summary:hover h2 { text-decoration: underline; text-underline-offset: 3px; }
h2 { flex: 1 1 10rem; min-width: 0; font-size: 1.0625rem; line-height: 1.4; }
.count { margin-left: auto; color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; }

.lines li, .findings li { padding: 0.625rem 1rem; border-top: 1px solid var(--line); }
.findings li p { margin: 0 0 0.375rem; max-width: 90ch; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; }
.owner { font-weight: 650; }
.type, .spot, .head .rule { color: var(--quiet); font-size: 0.875rem; }
.severity, .change {
  display: inline-block; padding: 0.0625rem 0.5rem; font-size: 0.8125rem; font-weight: 650; border-radius: 99px;
  color: var(--other); background: var(--other-back);
}
.change.added, .change.new { color: var(--added); background: var(--added-back); }
.change.removed, .change.gone { color: var(--removed); background: var(--removed-back); }
.severity.error { color: var(--error); background: var(--error-back); }
.severity.warn { color: var(--warn); background: var(--warn-back); }
.severity.info { color: var(--info); background: var(--info-back); }
.excerpt { padding: 0.375rem 0.75rem; background: var(--page); border-inline-start: 3px solid var(--line); border-radius: 4px; }
mark { color: var(--error); background: var(--error-back); border-radius: 2px; }

article { padding: 0.875rem 1rem; border-top: 1px solid var(--line); }
article > p { margin: 0.125rem 0 0.5rem; }
h3 { font-size: 1rem; }
h4 { margin: 0.75rem 0 0.375rem; font-size: 0.875rem; }
.field code { margin-inline-end: 0.5rem; }
.heads { display: none; }
.pair, .fold { margin: 0 0 0.375rem; border: 1px solid var(--line); border-radius: 6px; }
.pair { border-inline-start: 3px solid var(--other); }
.pair.added { border-inline-start-color: var(--added); }
.pair.removed { border-inline-start-color: var(--removed); }
.about { margin: 0; padding: 0.25rem 0.75rem 0; color: var(--quiet); font-size: 0.75rem; }
.old, .new, .same { padding: 0.25rem 0.75rem 0.5rem; white-space: pre-wrap; min-width: 0; }
.old { display: none; }
.fold > summary { padding: 0.25rem 0.75rem; color: var(--quiet); font-size: 0.8125rem; cursor: pointer; }
[class*='heading-'] { font-weight: 650; }
.list-item::before { content: '\\2022'; margin-inline-end: 0.5rem; color: var(--quiet); }
.old.list-item:empty::before { content: none; }
.quote { font-style: italic; }
.code { font: 0.875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.rule:empty::before { content: 'a line across'; color: var(--quiet); }
.embed { padding: 0 0.375rem; border: 1px dashed var(--field); border-radius: 4px; }
ins { color: var(--added); background: var(--added-back); text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; }
del { color: var(--removed); background: var(--removed-back); text-decoration: line-through; border-radius: 2px; }
.look { color: var(--other); background: var(--other-back); border-radius: 2px; }
.told { font-size: 0.8125rem; }
.views { display: none; }
${filters}

@media screen and (min-width: 56rem) {
  body:has(#controls) { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }
  header { grid-column: 1 / -1; }
  form { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
  fieldset { display: block; }
  .views { display: block; }
  body:has(#side:checked) .pair, body:has(#side:checked) .heads {
    display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  body:has(#side:checked) .heads { color: var(--quiet); font-size: 0.75rem; padding: 0 0.75rem 0.25rem; }
  body:has(#side:checked) .about { grid-column: 1 / -1; }
  body:has(#side:checked) .old { display: block; }
  body:has(#side:checked) .new { border-inline-start: 1px solid var(--line); }
  body:has(#side:checked) .old ins, body:has(#side:checked) .new del { display: none; }
  body:has(#side:checked) .old .told { display: none; }
  body:has(#side:checked) .pair.removed .new::before { content: none; }
}
@media print {
  body { padding: 0; background: none; font-size: 10pt; }
  form { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .page { content-visibility: visible; }
}
`;
