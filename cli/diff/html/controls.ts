import type { Difference } from '../../../schemas/report/difference.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { type Kind, kinds } from '../kinds.ts';
import { sectionsOf } from '../sentences.ts';

/** The choice of views and of kinds of change. Search, buttons and keys need the script. */
export function controls(difference: Difference): Markup {
  return html`<form id="controls" class="panel" role="search" aria-label="What is shown">
    <div class="steps" id="steps" role="group" aria-label="Changes" hidden>
      <button type="button" id="previous" aria-keyshortcuts="p">
        Previous<span class="spoken"> change</span>
      </button>
      <button type="button" id="next" aria-keyshortcuts="n">Next<span class="spoken"> change</span></button>
      <output id="place"></output>
    </div>
    <p id="search" hidden>
      <label for="text">Search</label>
      <input type="search" id="text" autocomplete="off" />
    </p>
    <details id="more" open>
      <summary>What is shown</summary>
      <div>
        <fieldset class="views">
          <legend>Texts</legend>
          <label><input type="radio" name="view" id="side" checked /> Side by side</label>
          <label><input type="radio" name="view" id="overlaid" /> Overlaid</label>
        </fieldset>
        <fieldset>
          <legend>Kinds of change</legend>
          ${kindBoxes(difference)}
        </fieldset>
        <fieldset id="keyboard" hidden>
          <legend>Keyboard</legend>
          <label
            ><input type="checkbox" id="keys" checked /><span
              ><kbd>n</kbd> next, <kbd>p</kbd> previous</span
            ></label
          >
        </fieldset>
        <p class="buttons" id="buttons" hidden>
          <button type="button" id="open">Open all</button>
          <button type="button" id="close">Close all</button>
        </p>
      </div>
    </details>
  </form>`;
}

/** A check box for each kind of change that occurs. */
function kindBoxes(difference: Difference): (Markup | false)[] {
  const counts = countsByKind(difference);
  return Object.entries(kinds).map(([kind, label]) => {
    const number = counts.get(kind as Kind) ?? 0; // the keys of the table
    return (
      number > 0 &&
      html`<label
        ><input type="checkbox" id="show-${kind}" checked /> ${label}
        <span class="quiet">${number}</span></label
      > `
    );
  });
}

function countsByKind(difference: Difference): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  const add = (kind: Kind, number = 1) => counts.set(kind, (counts.get(kind) ?? 0) + number);
  for (const { change } of difference.entries) add(change);
  for (const { kind, lines } of sectionsOf(difference)) add(kind, lines.length);
  add('came', difference.findings?.came.length ?? 0);
  add('went', difference.findings?.went.length ?? 0);
  return counts;
}
