import { coloursOf } from './colours.ts';

/**
 * The style sheet that all our pages share, those of a preview and those in one file: colours, type, focus ring, badges, boxes,
 * tiles, lists, tables, groups and forms, in print too.
 */
export const baseStyles = `${coloursOf(':root')}
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; max-width: 80rem; padding: 1.5rem clamp(0.75rem, 3vw, 2rem) 4rem;
  background: var(--page); color: var(--text);
  font: 0.875rem/1.5 var(--font-text, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif);
  overflow-wrap: anywhere; text-wrap: pretty;
}
h1 { margin: 0 0 0.25rem; font-size: 1.5rem; font-weight: 600; line-height: 1.25; letter-spacing: -0.015em; }
h2 { margin: 0 0 0.5rem; font-size: 0.9375rem; font-weight: 600; line-height: 1.4; }
h3 { margin: 0 0 0.25rem; font-size: 0.875rem; font-weight: 600; }
p { margin: 0 0 0.75rem; }
ul, ol { margin: 0; padding: 0; list-style: none; }
body > header > p:not(.verdict), .lead { margin: 0 0 1.25rem; color: var(--quiet); }
code, kbd { font: 0.92em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
a { color: var(--accent); text-underline-offset: 3px; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--quiet); }
.verdict { display: flex; align-items: baseline; gap: 0.5rem; margin: 0 0 1.5rem; font-size: 0.9375rem; font-weight: 500; text-wrap: balance; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.nothing, .box, .tiles > *, .panel, .group, table, .list {
  background: var(--card); border: 1px solid var(--line); border-radius: 8px;
}
.nothing { margin: 0 0 1rem; padding: 1.25rem; }

.badge {
  display: inline-block; flex: none; width: fit-content; padding: 0 0.4375rem; border-radius: 99px;
  background: var(--sunken); color: var(--quiet); font-size: 0.75rem; font-weight: 600; line-height: 1.25rem; white-space: nowrap;
}
.badge.error { background: var(--error-back); color: var(--error); }
.badge.warn { background: var(--warn-back); color: var(--warn); }
.badge.info { background: var(--info-back); color: var(--info); }
.badge.good { background: var(--good-back); color: var(--good); }
.icon { width: 1.125rem; height: 1.125rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.icon.severity { flex: none; width: 1rem; height: 1rem; stroke-width: 2; color: var(--info); }
.icon.severity.error { color: var(--error); }
.icon.severity.warn { color: var(--warn); }

.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 0.5rem; margin: 0 0 1rem; }
.tiles > div, .tiles a { display: flex; flex-direction: column; height: 100%; padding: 0.75rem 1rem; }
.tiles > div { flex-direction: column-reverse; justify-content: flex-end; }
.tiles :is(dt, span) { text-wrap: balance; color: var(--quiet); font-size: 0.78125rem; line-height: 1.35; }
.tiles :is(dd, strong) { margin: 0; font-size: 1.5rem; font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums; }
.tiles .error :is(dd, strong) { color: var(--error); }
.tiles .warn :is(dd, strong) { color: var(--warn); }
.tiles .info :is(dd, strong) { color: var(--info); }

.list > li { padding: 0.625rem 1rem; }
.list > li + li, .group > .list > li { border-top: 1px solid var(--line); }
.group > .list { border: 0; background: none; border-radius: 0; }
.list p { margin: 0; }
.count { margin-left: auto; color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }

table { width: 100%; border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem; text-align: end; font-weight: 400; overflow-wrap: break-word; }
tr + tr > *, tbody > tr > * { border-top: 1px solid var(--line); }
:is(th, td):first-child { text-align: start; }
thead th { color: var(--quiet); font-size: 0.8125rem; }

.group { position: relative; margin-bottom: 0.5rem; }
.group > .open { position: absolute; inset: 0.3125rem 0.75rem auto auto; min-height: 2rem; font-size: 0.8125rem; }
.group[open]:has(> .open) > summary { padding-inline-end: 12.5rem; }
.group > summary { display: flex; align-items: center; gap: 0.25rem 0.625rem; padding: 0.625rem 1rem; list-style: none; cursor: pointer; border-radius: 8px; }
.group > summary::-webkit-details-marker { display: none; }
:is(.group, .finding > details, .bars + details, .brought) > summary::before {
  flex: none; width: 0.5rem; height: 0.5rem; content: '';
  border: solid var(--quiet); border-width: 0 1.5px 1.5px 0; transform: translateX(-1px) rotate(-45deg);
}
.group > summary::before { margin: 0 0.125rem; }
:is(.group, .finding > details, .bars + details, .brought)[open] > summary::before { transform: translateY(-2px) rotate(45deg); }
.group > summary:hover :is(h2, h3) { text-decoration: underline; text-underline-offset: 3px; }
.group > summary > .count { margin: 0; font-size: 0.78125rem; }
.group > summary :is(h2, h3) { flex: 0 1 auto; min-width: 0; margin: 0; font-size: 0.9375rem; font-weight: 600; line-height: 1.4; }

.panel { margin: 0 0 1.25rem; padding: 0.875rem 1rem; }
.panel p, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
.panel p > label, legend { display: block; margin-bottom: 0.25rem; padding: 0; font-size: 0.8125rem; font-weight: 600; }
fieldset label { display: flex; align-items: center; gap: 0.5rem; min-height: 1.75rem; }
fieldset input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--accent); }
input:not([type='checkbox'], [type='radio']), select {
  width: 100%; height: 2.25rem; padding: 0 0.625rem; font: inherit;
  color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 6px;
}
::placeholder { color: var(--quiet); opacity: 1; }
/* a chevron of two strokes: a report loads no pictures */
select {
  padding-inline-end: 2rem; appearance: none; text-overflow: ellipsis;
  background: linear-gradient(45deg, transparent 42%, var(--quiet) 42% 58%, transparent 58%) right 1rem center / 5px 5px no-repeat,
    linear-gradient(-45deg, transparent 42%, var(--quiet) 42% 58%, transparent 58%) right calc(1rem - 5px) center / 5px 5px no-repeat, var(--card);
}
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.25rem; padding: 0 0.75rem; font: inherit; font-weight: 500;
  cursor: pointer; color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: 6px; text-decoration: none;
}
button:hover, .button:hover { background: var(--sunken); }
.primary, .primary:hover { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
#more > summary { min-height: 1.5rem; font-size: 0.8125rem; font-weight: 600; cursor: pointer; }
#shown { margin: 0 0 0.625rem; color: var(--quiet); font-size: 0.8125rem; }

@media (max-width: 40rem) {
  button, .button, input:not([type='checkbox'], [type='radio']), select { min-height: 2.75rem; }
  input:not([type='checkbox'], [type='radio']), select { font-size: 1rem; }
  .group > summary, .group[open]:has(> .open) > summary { flex-wrap: wrap; padding-inline: 0.75rem; }
  .group > summary > :is(h2, h3) { flex-basis: calc(100% - 3.75rem); }
  .verdict { font-size: 0.875rem; }
  .group > summary > :is(.count, .type) { margin-inline-start: 3.0625rem; }
  .group > summary { align-items: start; }
  .group > summary > .severity { margin-top: 0.1875rem; }
  .group > summary::before { margin-top: 0.375rem; }
  .group > .open { position: static; min-height: 2.75rem; margin: 0 0.75rem 0.75rem 3.8125rem; }
  .list > li { padding-inline: 0.75rem; }
  .tiles { grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); }
  .tiles > div, .tiles a { padding: 0.5rem 0.75rem; }
  .tiles :is(dd, strong) { font-size: 1.125rem; white-space: nowrap; }
}
@media print {
  body { padding: 0; background: none; font-size: 10pt; }
  .panel, #shown { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .group > summary { break-after: avoid; }
}
`;
