import { baseStyles } from '../../reporters/html/base-styles.ts';
import { findingStyles } from '../../reporters/html/finding-styles.ts';
import { kinds } from '../kinds.ts';
import { rowStyles } from './row-styles.ts';

/** Hides the kinds of change whose boxes are not ticked. */
const filters = Object.keys(kinds)
  .map((kind) => `body:has(#show-${kind}:not(:checked)) [data-kind='${kind}'] { display: none; }`)
  .join('\n');

/** The styles that the report of findings does not have. */
export const styles = `${baseStyles}${findingStyles}
:root {
  --added: var(--good); --added-back: #b9ebc8; --added-row: #eefaf1; --removed: var(--error); --removed-back: #fbcdc8; --removed-row: #fef1f0;
  --other: var(--warn); --other-back: #fbe6bd; --other-row: #fef8ea;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --added-back: #1b5a34; --added-row: #16281f; --removed-back: #6b2621; --removed-row: #2e1d1f; --other-back: #543b0b; --other-row: #2a2417;
  }
}
body { max-width: 96rem; }
kbd { padding: 0 0.375rem; background: var(--sunken); border: 1px solid var(--field); border-radius: 4px; }

.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 45%), 1fr)); gap: 0.75rem; margin: 0 0 1.5rem; }
.numbers div { padding: 0.75rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.numbers dt { margin-bottom: 0.25rem; font-weight: 600; }
.numbers dd { margin: 0; color: var(--quiet); }
.numbers b { color: var(--text); font-size: 1rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.numbers .good b { color: var(--added); }
.numbers .bad b { color: var(--removed); }

form, #more > div { display: grid; gap: 1rem; }
#more > div { padding-top: 0.75rem; }
form fieldset { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.views { display: none !important; }
.steps { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
.steps button { min-width: 5.5rem; font-weight: 600; }
#place { color: var(--quiet); font-variant-numeric: tabular-nums; }

main { min-width: 0; }
main > section > h2 { margin: 1.5rem 0 0.75rem; }
main > section:not(:has(.page:not([hidden]))) { display: none; }
#shown:empty { margin: 0; }
/* thousands of pages and findings: those out of sight are not laid out */
.page, .findings li { content-visibility: auto; }
.page { contain-intrinsic-size: auto 3.25rem; }
.findings li { contain-intrinsic-size: auto 3.5rem; }
.group.page[open] > summary, .lines[open] > summary, .findings[open] > summary { border-bottom: 1px solid var(--line); border-radius: 8px 8px 0 0; }
.group > summary h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; }
.address { color: var(--quiet); font-size: 0.8125rem; font-weight: 400; }
.count { display: flex; gap: 0.625rem; }
.plus { color: var(--added); font-weight: 650; }
.minus { color: var(--removed); font-weight: 650; }

.findings .group { margin: 0; border-width: 0 0 1px; border-radius: 0; }
.findings .group:last-child { border: 0; }
.findings .group > summary { padding-inline-start: 1.5rem; border-radius: 0; }
.lines .list > :first-child { border: 0; }
.lines li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0.25rem 0.75rem; align-items: baseline; }
.what { font-weight: 650; }
.badge:is(.edited, .moved, .restyled, .state, .changed) { color: var(--other); background: var(--warn-back); }
.badge:is(.added, .new) { color: var(--added); background: var(--good-back); }
.badge:is(.removed, .gone) { color: var(--removed); background: var(--error-back); }

article { padding: 0.875rem 1rem; }
article + article { border-top: 1px solid var(--line); }
article > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 0.75rem; }
article > header a { margin-inline-start: auto; font-size: 0.8125rem; }
article > p { margin: 0.25rem 0 0; }
article h3 { margin: 0; font-size: 0.9375rem; }
h4 { margin: 1rem 0 0.375rem; font-size: 0.8125rem; }
h4 .quiet { font-weight: 400; }
.fields { margin: 0.75rem 0 0; }
.field { display: grid; grid-template-columns: minmax(0, 11rem) minmax(0, 1fr); gap: 0 0.75rem; padding: 0.3125rem 0; }
.field + .field { border-top: 1px solid var(--line); }
.field dd { margin: 0; }
.field dt { color: var(--quiet); }
${rowStyles}
${filters}

@media screen and (min-width: 56rem) {
  body:has(#controls) { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }
  body > header { grid-column: 1 / -1; }
  form { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
  .page[open] > summary { position: sticky; top: 0; z-index: 2; background: var(--card); }
  form fieldset, .views { display: block !important; }
  #more > summary { display: none; }
  #more > div { padding: 0; }
}
@media screen and (max-width: 56rem) {
  body:has(#steps:not([hidden])) { padding-bottom: 6rem; }
  .steps {
    position: fixed; inset: auto 0 0; z-index: 2; padding: 0.5rem clamp(0.75rem, 3vw, 2rem);
    background: var(--card); border-top: 1px solid var(--line);
  }
  .steps button { min-height: 2.75rem; }
  #keyboard { display: none; }
}
@media (max-width: 30rem) {
  .numbers { grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
  .numbers div { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.5rem 1rem; }
  .numbers dt { flex: 0 0 100%; margin: 0; }
  .page > summary .count { flex-basis: 100%; margin-left: 1.375rem; }
  .lines li, .field { grid-template-columns: minmax(0, 1fr); }
  article > header a { margin-inline-start: 0; }
}
@media print {
  form { display: none; }
  .page, .findings li { content-visibility: visible; }
  .row, .field { break-inside: avoid; }
  * { print-color-adjust: exact; }
}
`;
