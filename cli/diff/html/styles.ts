import { baseStyles } from '../../reporters/html/base-styles.ts';
import { findingStyles } from '../../reporters/html/finding-styles.ts';
import { kinds } from '../kinds.ts';

/** What a box that is not ticked takes away. */
const filters = Object.keys(kinds)
  .map((kind) => `body:has(#show-${kind}:not(:checked)) [data-kind='${kind}'] { display: none; }`)
  .join('\n');

/** How the page looks beyond what it shares with the report of findings. */
export const styles = `${baseStyles}${findingStyles}
:root {
  --added: #0b5a2a; --added-back: #d9f2e1; --removed: #a8201a; --removed-back: #fde2df; --other: #7a4a00; --other-back: #fdf0d5;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --added: #a5ecbf; --added-back: #123c22; --removed: #ffb8b0; --removed-back: #481a17; --other: #ffd794; --other-back: #3f2b05;
  }
}
body { max-width: 96rem; }
h1 { margin-bottom: 1rem; }
h3, h4 { margin: 0; }
.quiet { font-size: 0.875rem; font-weight: 400; }

.numbers { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1.5rem; }
.numbers li {
  padding: 0.375rem 0.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 99px; font-size: 0.875rem;
  color: var(--quiet);
}
.numbers b { color: var(--text); font-size: 1rem; font-variant-numeric: tabular-nums; }

form { display: grid; gap: 1rem; }
fieldset { display: flex; flex-wrap: wrap; gap: 0 1rem; }

main { min-width: 0; }
#shown:empty { display: none; }
header .nothing { margin: 0; }
/* thousands of pages: those out of sight are not laid out */
.page { content-visibility: auto; contain-intrinsic-size: auto 3.25rem; }
.count { font-size: 0.875rem; }

.lines li, .findings li { padding: 0.625rem 1rem; }
.change {
  display: inline-block; padding: 0.0625rem 0.5rem; font-size: 0.8125rem; font-weight: 650; border-radius: 99px;
  color: var(--other); background: var(--other-back);
}
.change.added, .change.new { color: var(--added); background: var(--added-back); }
.change.removed, .change.gone { color: var(--removed); background: var(--removed-back); }

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
  .page { content-visibility: visible; }
}
`;
