import { type Diagnostic, severities } from '../../../schemas/report/diagnostic.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { html, type Markup } from './markup.ts';
import { ownerIn } from './owner.ts';

/** A value to filter by, how people call it, and how many findings have it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The choices that only a preview has. */
export interface PreviewChoices {
  readonly people: readonly Choice[];
  readonly pages: readonly Choice[];
}

/** The filters of a page that has all findings. They stay hidden until the script runs. */
export function controls(all: readonly Diagnostic[], preview?: PreviewChoices): Markup {
  return html`<p class="nothing" id="plain">
      Search and filters need JavaScript. All findings are below; a heading opens its group.
    </p>
    <form id="filters" class="panel" role="search" aria-label="Filter the findings" hidden>
      <p>
        <label for="text">Search all text</label
        ><input type="search" id="text" name="text" autocomplete="off" />
      </p>
      <details id="more" open>
        <summary>Filters</summary>
        <div>
          ${severityFilter(all)}
          <p>
            <label for="rule">Rule or category</label
            ><select id="rule" name="rule">
              <option value="">All rules</option>
              ${ruleOptions(counted(all, ({ rule }) => rule))}
            </select>
          </p>
          ${select(
            { name: 'type', label: 'Content type', all: 'All types' },
            counted(all, (each) => ownerIn(each).type),
          )}
          ${preview && select({ name: 'page', label: 'Page', all: 'All pages' }, preview.pages)}
          ${preview && select({ name: 'person', label: 'Changed last by', all: 'Anybody' }, preview.people)}
          <fieldset>
            <legend>Group by</legend>
            <label><input type="radio" name="group" value="cause" checked /> What settles them</label>
            <label><input type="radio" name="group" value="entry" /> Entry</label>
          </fieldset>
          <p class="buttons">
            <button type="button" id="open">Open all</button>
            <button type="button" id="close">Close all</button>
            <button type="button" id="clear">Clear filters</button>
          </p>
        </div>
      </details>
    </form>`;
}

const severityFilter = (all: readonly Diagnostic[]): Markup =>
  html`<fieldset>
    <legend>Severity</legend>
    ${severities.map(
      (severity) =>
        html`<label
          ><input type="checkbox" name="severity" value="${severity}" checked />
          ${severityWords[severity].many}
          <span class="quiet">${all.filter((each) => each.severity === severity).length}</span></label
        > `,
    )}<button type="button" id="only-errors" aria-pressed="false">Only errors</button>
  </fieldset>`;

interface Select {
  readonly name: string;
  readonly label: string;
  /** The option that filters nothing. */
  readonly all: string;
  readonly chosen?: string | undefined;
}

/** A filter with its choices. Left out if there is nothing to choose from. */
export const select = (
  { name, label, all, chosen = '' }: Select,
  choices: readonly Choice[],
): Markup | false =>
  choices.length > 0 &&
  html`<p>
    <label for="${name}">${label}</label
    ><select id="${name}" name="${name}">
      <option value="">${all}</option>
      ${choices.map((choice) => option(choice, chosen))}
    </select>
  </p>`;

/** The rules by category. A whole category can be chosen too. */
export function ruleOptions(rules: readonly Choice[], chosen = ''): Markup[] {
  const categories = [...new Set(rules.map(({ value }) => categoryOf(value)))];
  return categories.map((category) => {
    const its = rules.filter(({ value }) => categoryOf(value) === category);
    const count = its.reduce((sum, each) => sum + each.count, 0);
    return html`<optgroup label="${category}">
      ${[{ value: `${category}/`, label: `All of ${category}`, count }, ...its].map((each) => option(each, chosen))}
    </optgroup> `;
  });
}

const option = ({ value, label, count }: Choice, chosen: string): Markup =>
  html`<option value="${value}" ${value === chosen && html`selected`}>${label} (${count})</option>`;

const categoryOf = (rule: string): string => rule.split('/')[0] ?? rule;

/** The number of findings by key, sorted by key. A finding can have several keys, or none. */
export function counted<Finding>(
  all: readonly Finding[],
  keysOf: (finding: Finding) => string | readonly string[] | undefined,
  labelOf: (key: string) => string = (key) => key,
): Choice[] {
  const times = new Map<string, number>();
  for (const finding of all)
    for (const key of [keysOf(finding) ?? []].flat()) times.set(key, (times.get(key) ?? 0) + 1);
  return [...times]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
}
