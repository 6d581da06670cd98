/** The styles that all single-file pages share: colours, type, focus ring, forms and groups, in print too. */
export const baseStyles = `
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
body > header > p { margin: 0.25rem 0 1.25rem; color: var(--quiet); }
code { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--quiet); }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
ul { margin: 0; padding: 0; list-style: none; }

form { margin: 0 0 1.5rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
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
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }

#shown { margin: 0 0 0.75rem; font-weight: 600; }
.nothing { margin: 0 0 1rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.group { margin-bottom: 0.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
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
#more > summary { font-size: 0.875rem; font-weight: 600; cursor: pointer; }
.group > summary:hover :is(h2, h3) { text-decoration: underline; text-underline-offset: 3px; }
.group > summary :is(h2, h3) { flex: 1 1 10rem; min-width: 0; margin: 0; font-size: 1.0625rem; line-height: 1.4; }
.count { margin-left: auto; color: var(--quiet); font-variant-numeric: tabular-nums; }

@media print {
  body { padding: 0; background: none; font-size: 10pt; }
  form, #shown { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .group > summary { break-after: avoid; }
}
`;
