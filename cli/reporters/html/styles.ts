/** How the page looks: light and dark, narrow and wide, on paper. */
export const styles = `
:root {
  --page: #f5f6f8; --card: #fff; --text: #1b2430; --quiet: #535e6f; --line: #d8dde5; --field: #7b8696; --accent: #0b57d0;
  --error: #a8201a; --error-back: #fdeae8; --warn: #7a4a00; --warn-back: #fdf0d5; --info: #0b4f8f; --info-back: #e4f0fb;
  color-scheme: light dark;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #11151b; --card: #1a2029; --text: #e6eaf0; --quiet: #a5afbe; --line: #313a47; --field: #7f8a9a;
    --accent: #9cc4ff; --error: #ffb8b0; --error-back: #481a17; --warn: #ffd794; --warn-back: #3f2b05;
    --info: #abd3ff; --info-back: #0f3152;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; max-width: 84rem; padding: 1.5rem clamp(0.75rem, 3vw, 2rem) 4rem;
  background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
header > p { margin: 0.25rem 0 1.25rem; color: var(--quiet); }
code, .spot { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--quiet); }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 0.75rem; margin: 0 0 1.5rem; }
.numbers div {
  display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 0.75rem 1rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 10px;
}
.numbers dd { margin: 0; font-size: 1.625rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.numbers dt { font-size: 0.875rem; color: var(--quiet); }
.numbers .error dd { color: var(--error); }
.numbers .warn dd { color: var(--warn); }
.numbers .info dd { color: var(--info); }

form { margin: 0 0 1.5rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
#more { margin-top: 0.75rem; }
#more > summary { font-size: 0.875rem; font-weight: 600; cursor: pointer; }
#more > div {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 1rem; padding-top: 0.75rem;
}
form p, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
form label, legend { font-size: 0.875rem; }
form p > label, legend { display: block; margin-bottom: 0.25rem; padding: 0; font-weight: 600; }
fieldset label { display: flex; align-items: center; gap: 0.5rem; min-height: 1.875rem; }
fieldset input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--accent); }
input[type='search'], select {
  width: 100%; height: 2.5rem; padding: 0 0.625rem; font: inherit; font-size: 0.9375rem;
  color: inherit; background: var(--page); border: 1px solid var(--field); border-radius: 6px;
}
button {
  min-height: 2.25rem; padding: 0 0.75rem; font: inherit; font-size: 0.875rem; cursor: pointer;
  color: inherit; background: var(--page); border: 1px solid var(--field); border-radius: 6px;
}
button:hover { border-color: var(--accent); }
button[aria-pressed='true'] { color: var(--error); background: var(--error-back); border-color: currentColor; font-weight: 600; }
#only-errors { margin-top: 0.375rem; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; align-self: end; }

.more { margin: 0.25rem 1rem 1rem 2.375rem; }
#shown { margin: 0 0 0.75rem; font-weight: 600; }
.nothing { margin: 0 0 1rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.group { margin-bottom: 0.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
/* thousands of entries: those out of sight are not laid out */
.by-entry .group { content-visibility: auto; contain-intrinsic-size: auto 3.25rem; }
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
h2 { flex: 1 1 10rem; min-width: 0; margin: 0; font-size: 1.0625rem; line-height: 1.4; }
.count { margin-left: auto; color: var(--quiet); font-variant-numeric: tabular-nums; }
.severity { padding: 0.0625rem 0.5rem; font-size: 0.8125rem; font-weight: 650; border-radius: 99px; }
.severity.error { color: var(--error); background: var(--error-back); }
.severity.warn { color: var(--warn); background: var(--warn-back); }
.severity.info { color: var(--info); background: var(--info-back); }
.about { padding: 0 1rem 0.75rem 2.375rem; }
.about p { margin: 0 0 0.25rem; max-width: 75ch; }

ul { margin: 0; padding: 0; list-style: none; }
li { padding: 0.875rem 1rem 0.875rem 2.375rem; border-top: 1px solid var(--line); }
li p { margin: 0 0 0.375rem; max-width: 90ch; }
li p:last-child { margin: 0; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; }
.owner { font-weight: 650; }
.type, .spot, .head .rule { color: var(--quiet); font-size: 0.875rem; }
.excerpt {
  padding: 0.375rem 0.75rem; background: var(--page); border-inline-start: 3px solid var(--line); border-radius: 4px;
}
mark {
  color: var(--error); background: var(--error-back); border-radius: 2px;
  text-decoration: underline wavy; text-decoration-thickness: 1px; text-underline-offset: 3px;
}
.gap { display: inline-block; width: 2px; height: 1.1em; vertical-align: text-bottom; background: var(--error); }
.near { padding: 0.125rem 0.375rem; background: var(--page); border: 1px solid var(--line); border-radius: 4px; }
.by-rule li .severity, .by-rule .head .rule, .by-rule .shared, .by-entry .head .owner, .by-entry .head .type { display: none; }

@media screen and (min-width: 60rem) {
  body.live { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }
  header { grid-column: 1 / -1; }
  form { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
}
@media (max-width: 30rem) {
  .numbers { grid-template-columns: repeat(3, 1fr); gap: 0.5rem; }
  .numbers div { padding: 0.5rem 0.625rem; }
  .numbers dd { font-size: 1.25rem; }
  .numbers dt { font-size: 0.8125rem; line-height: 1.3; }
  li, .about { padding-left: 1rem; }
}
@media print {
  body { padding: 0; background: none; font-size: 10pt; }
  form, #plain, #shown, .more { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  li { break-inside: avoid; padding-left: 0; }
  .by-rule .group, .by-entry .group { content-visibility: visible; border: 0; border-top: 2px solid var(--line); border-radius: 0; }
  .group > summary { break-after: avoid; }
  .edit a::after { content: ' ' attr(href); }
}
`;
