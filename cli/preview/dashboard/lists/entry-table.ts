import { html } from 'hono/html';
import type { Entry } from '../../../../pipeline/entry.ts';
import { changerOf } from '../../../../pipeline/inspect/content/changer-of.ts';
import { entryAddress } from '../../../../pipeline/web-app.ts';
import { count } from '../../../../schemas/base/count.ts';
import { iconLink } from '../../own-pages/icon.ts';
import { type Html, under } from '../../own-pages/own-page.ts';
import { badges, changedOn, entryPath, type RowSite } from '../entry-row.ts';
import { entryTitle } from '../entry-title.ts';
import { typed } from '../row.ts';
import { type Day, daysOf, timeOf } from './days.ts';

/** Entries as a table. A title leads to the details, the icons to the page and to Contentful. */
export const entryTable = (entries: readonly Entry[], site: RowSite): Html =>
  tableOf(
    'Date',
    html`<tbody>
      ${entries.map((entry) => entryCells(entry, site))}
    </tbody>`,
  );

/** The same under a heading for each day, with times. `all`: the whole list, which the headings count. */
export const tableByDay = (entries: readonly Entry[], all: readonly Entry[], site: RowSite): Html => {
  const days = daysOf(all, site.graph);
  const shown = new Set(entries);
  return tableOf(
    'Time (UTC)',
    html`${days
      .filter((day) => day.entries.some((entry) => shown.has(entry)))
      .map(
        (day) =>
          html`<tbody>
            <tr class="day">
              <th colspan="6" scope="rowgroup">
                ${day.title}:
                <span class="quiet"
                  >${count(day.entries.length, 'entry', 'entries')}${day.shared.map(
                    ({ words }) => html`, <bdi>${words}</bdi>`,
                  )}</span
                >
              </th>
            </tr>
            ${day.entries.filter((entry) => shown.has(entry)).map((entry) => entryCells(entry, site, day))}
          </tbody>`,
      )}`,
  );
};

const tableOf = (date: string, bodies: Html): Html =>
  html`<table class="rows entries">
    <thead>
      <tr>
        <th class="title">Title</th>
        <th class="type">Type</th>
        <th class="state">State</th>
        <th class="who">Changed by</th>
        <th class="date">${date}</th>
        <th class="acts"><span class="spoken">Actions</span></th>
      </tr>
    </thead>
    ${bodies}
  </table>`;

/** A row. What all entries of its day share is left out of it. */
function entryCells(entry: Entry, site: RowSite, day?: Day): Html {
  const { basePath, graph, pageOf } = site;
  const title = entryTitle(entry);
  const url = pageOf(entry.id);
  const who = changerOf(entry, graph);
  const isShared = (name: Day['shared'][number]['name']) => day?.shared.some((each) => each.name === name);
  return html`<tr>
    <td class="title">
      <p class="one">
        <a href="${under(basePath, entryPath(entry.id))}">${typed(title)}</a>${findingsMark(entry, site)}
      </p>
    </td>
    <td class="type">${isShared('type') ? '' : entry.typeName}</td>
    <td class="state">${isShared('state') ? '' : stateMark(entry)}</td>
    <td class="who">${isShared('person') || who === undefined ? '' : typed(who)}</td>
    <td class="date">${dateOf(entry, day)}</td>
    <td class="acts">
      ${url === undefined ? '' : iconLink({ href: under(basePath, url), shape: 'openPage', label: 'Open its page', of: title })}${iconLink(
        { href: entryAddress(entry.id, graph), shape: 'edit', label: 'Edit in Contentful', of: title },
      )}
    </td>
  </tr>`;
}

function findingsMark({ id }: Entry, { inPlace }: RowSite): Html | string {
  const findings = inPlace().byEntry.get(id) ?? [];
  const worst = (['error', 'warn'] as const).find((each) =>
    findings.some(({ severity }) => severity === each),
  );
  return findings.length === 0
    ? ''
    : html` <span class="badge ${worst ?? 'info'}">${count(findings.length, 'finding')}</span>`;
}

const stateMark = ({ state }: Entry): Html =>
  state === 'published'
    ? html`<span class="quiet">published</span>`
    : html`<span class="badge ${badges[state]}">${state}</span>`;

function dateOf({ updatedAt }: Entry, day: Day | undefined): Html | string {
  if (updatedAt === undefined) return '';
  if (day === undefined) return changedOn(updatedAt);
  return day.shared.some(({ name }) => name === 'time')
    ? ''
    : html`<time datetime="${updatedAt}">${timeOf(updatedAt)}</time>`;
}
