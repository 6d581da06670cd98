import { type Diagnostic, severities, type Severity } from '../../../schemas/report/diagnostic.ts';
import { html, type Markup } from './markup.ts';
import { ownerIn } from './owner.ts';

const names: Readonly<Record<Severity, string>> = { error: 'Errors', warn: 'Warnings', info: 'Notes' };

/** The filters, by people only if there are any. They stay hidden until the script runs. */
export function controls(all: readonly Diagnostic[], people: readonly string[] = []): Markup {
  return html`<p class="nothing" id="plain">
      Search and filters need JavaScript. All findings stand below; a heading opens its group.
    </p>
    <form id="filters" role="search" aria-label="Filter the findings" hidden>
      <p>
        <label for="text">Search all text</label
        ><input type="search" id="text" name="text" autocomplete="off" />
      </p>
      ${moreFilters(all, people)}
    </form>`;
}

function moreFilters(all: readonly Diagnostic[], people: readonly string[]): Markup {
  return html`<details id="more" open>
    <summary>Filters</summary>
    <div>
      <p>
        <label for="title">Entry title contains</label
        ><input type="search" id="title" name="title" autocomplete="off" />
      </p>
      <p>
        <label for="rule">Rule or category</label
        ><select id="rule" name="rule">
          <option value="">All rules</option>
          ${ruleOptions(all)}
        </select>
      </p>
      <p>
        <label for="type">Content type</label
        ><select id="type" name="type">
          <option value="">All types</option>
          ${counted(all, (each) => ownerIn(each).type).map(([type, times]) => option(type, `${type} (${times})`))}
        </select>
      </p>
      ${people.length > 0 && personFilter(people)} ${severityFilter(all)}
      <fieldset>
        <legend>Group by</legend>
        <label><input type="radio" name="group" value="rule" checked /> What settles them</label>
        <label><input type="radio" name="group" value="entry" /> Entry</label>
      </fieldset>
      <p class="buttons">
        <button type="button" id="open">Open all</button>
        <button type="button" id="close">Close all</button>
        <button type="button" id="clear">Clear filters</button>
      </p>
    </div>
  </details>`;
}

const personFilter = (people: readonly string[]): Markup =>
  html`<p>
    <label for="person">Changed last by</label
    ><select id="person" name="person">
      <option value="">Anybody</option>
      ${people.map((person) => option(person, person))}
    </select>
  </p>`;

const severityFilter = (all: readonly Diagnostic[]): Markup =>
  html`<fieldset>
    <legend>Severity</legend>
    ${severities.map(
      (severity) =>
        html`<label
          ><input type="checkbox" name="severity" value="${severity}" checked /> ${names[severity]}
          <span class="quiet">${all.filter((each) => each.severity === severity).length}</span></label
        > `,
    )}<button type="button" id="only-errors" aria-pressed="false">Only errors</button>
  </fieldset>`;

/** The rules by category. A whole category can be chosen too. */
function ruleOptions(all: readonly Diagnostic[]): Markup[] {
  const rules = counted(all, ({ rule }) => rule);
  return counted(all, categoryOf).map(
    ([category, times]) =>
      html`<optgroup label="${category}">
        ${option(`${category}/`, `All of ${category} (${times})`)}${rules
          .filter(([rule]) => rule.startsWith(`${category}/`))
          .map(([rule, ofRule]) => option(rule, `${rule} (${ofRule})`))}
      </optgroup> `,
  );
}

const option = (value: string, text: string): Markup => html`<option value="${value}">${text}</option>`;

const categoryOf = ({ rule }: Diagnostic): string => rule.split('/')[0] ?? rule;

/** The number of findings by key, sorted by key. */
function counted(all: readonly Diagnostic[], keyOf: (diagnostic: Diagnostic) => string): [string, number][] {
  const times = new Map<string, number>();
  for (const diagnostic of all) times.set(keyOf(diagnostic), (times.get(keyOf(diagnostic)) ?? 0) + 1);
  return [...times].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
