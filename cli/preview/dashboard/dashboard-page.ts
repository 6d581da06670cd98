import { html } from 'hono/html';
import { type Severity, severities } from '../../../schemas/report/diagnostic.ts';
import { count } from '../../../schemas/base/count.ts';
import type { FindingList } from '../findings/finding-lists.ts';
import { verdictOn } from '../findings/verdict.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { Overview } from '../reader-events/overview.ts';
import { eventKinds } from '../reader-events/event-kinds.ts';
import { differencesPath } from './lists/differences-page.ts';
import { differingPages } from './lists/differing-pages.ts';
import type { BuildLists } from './lists/build-lists.ts';
import { entryRow } from './entry-row.ts';
import type { GoldenReport } from './golden-report.ts';
import { publishItems } from './publishing-rows.ts';
import { publishingPath } from './lists/publishing-page.ts';
import { foundIn, goldenSentence } from './queries-page.ts';
import { unreadable } from './readers-page.ts';
import { section } from './section.ts';
import { eventTitles } from './event-sections.ts';
import type { EntryList } from './lists/space-lists.ts';

interface Glance {
  readonly site: PreviewSite;
  readonly lists: BuildLists;
  readonly golden: GoldenReport;
  /** `unreadable`: it could not be read; undefined: nobody can send anything. */
  readonly events: Overview | 'unreadable' | undefined;
}

/** The most rows of a box. Its link leads to all. */
const maxRows = 10;

/** The dashboard. Every number links to its list. */
export function dashboardPage({ site, lists, golden, events }: Glance): Html {
  const { basePath, name } = site;
  const { entries, findings } = lists;
  return ownPage(
    { basePath, title: name, width: 'wide', nav: previewNav(site, '/preview') },
    html`<p class="verdict">${verdictOn(findings.all.findings)}</p>
      <ul class="tiles" role="list" aria-label="The space at a glance">
        ${tile(basePath, { path: entries.all.path, number: entries.all.entries.length, label: 'Entries' })}
        ${site.published && tile(basePath, { path: differencesPath, number: differingPages(site).length, label: 'Unpublished changes' })}
        ${site.publishing() && tile(basePath, { path: publishingPath, number: publishItems(site).filter(({ verdict }) => verdict === 'breaks').length, label: 'Break if published now' })}
        ${severities.map((severity, index) => {
          const list = findings.bySeverity[index];
          return list === undefined
            ? ''
            : tile(basePath, { path: list.path, number: list.findings.length, label: list.title, severity });
        })}
        ${tile(basePath, { path: entries.unreachable.path, number: entries.unreachable.entries.length, label: 'Articles that nothing leads to' })}
        ${golden.kind === 'unknown' ? '' : tile(basePath, { path: 'queries', number: `${foundIn(golden.measured.outcomes)}/${golden.measured.outcomes.length}`, label: 'Search tests pass' })}
      </ul>
      <div class="boxes">
        ${box({ id: 'rules', title: 'Findings by rule' }, found(findings.byRule, basePath), more('findings', 'All findings', basePath))}
        ${box({ id: 'pages', title: 'Pages with the most findings' }, found(findings.byPage, basePath), nowhere(findings.nowhere, basePath))}
        ${changesBox(entries.changes, site)}
        ${box({ id: 'states', title: 'Entries by state' }, listed(entries.byState, basePath))}
        ${box({ id: 'ages', title: 'Entries by their last change' }, listed(entries.byAge.filter(isFilled), basePath))}
        ${goldenBox(golden, basePath)} ${eventsBox(events, basePath)}
        ${box({ id: 'types', title: 'Entries by type' }, listed(entries.byType, basePath))}
      </div>`,
  );
}

interface Tile {
  readonly path: string;
  readonly number: number | string;
  readonly label: string;
  readonly severity?: Severity;
}

const tile = (basePath: string, { path, number, label, severity }: Tile): Html =>
  html`<li>
    <a href="${under(basePath, `/preview/${path}`)}" class="${severity ?? 'plain'}"
      ><strong>${number.toLocaleString('en-US')}</strong> ${label}</a
    >
  </li>`;

const box = (about: Parameters<typeof section>[0], content: Html, note?: Html | string): Html =>
  section(about, html`${content}${note === undefined ? '' : html`<p class="after-list">${note}</p>`}`);

const isFilled = ({ entries }: EntryList): boolean => entries.length > 0;

const more = (path: string, label: string, basePath: string): Html =>
  html`<a href="${under(basePath, `/preview/${path}`)}">${label}</a>`;

interface Bar {
  readonly path: string;
  readonly label: string;
  readonly number: number;
}

/** The first rows, and the rest in a disclosure, because a space has dozens of types. */
function listed(lists: readonly EntryList[], basePath: string): Html {
  const rows = lists.map(({ path, label, entries }) => ({ path, label, number: entries.length }));
  const rest = rows.slice(maxRows);
  const most = mostOf(rows);
  return html`${bars(rows.slice(0, maxRows), basePath, most)}
  ${
    rest.length === 0
      ? ''
      : html`<details>
          <summary>${rest.length} more</summary>
          ${bars(rest, basePath, most)}
        </details>`
  }`;
}

const found = (lists: readonly FindingList[], basePath: string): Html =>
  lists.length === 0
    ? html`<p class="empty">Nothing to fix.</p>`
    : bars(
        lists
          .slice(0, maxRows)
          .map(({ path, label, findings }) => ({ path, label, number: findings.length })),
        basePath,
      );

const mostOf = (rows: readonly Bar[]): number => Math.max(1, ...rows.map(({ number }) => number));

/** A bar chart: names with numbers, relative to the largest. */
function bars(rows: readonly Bar[], basePath: string, most = mostOf(rows)): Html {
  return html`<ul class="bars" role="list">
    ${rows.map(
      ({ path, label, number }) =>
        html`<li>
          <a href="${under(basePath, `/preview/${path}`)}"><bdi>${label}</bdi></a>
          <span class="number">${number.toLocaleString('en-US')}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="${((100 * number) / most).toFixed(1)}" height="1" />
          </svg>
        </li>`,
    )}
  </ul>`;
}

const nowhere = ({ path, findings }: FindingList, basePath: string): Html | undefined =>
  findings.length === 0 ? undefined : more(path, `${count(findings.length, 'finding')} on no page`, basePath);

const changesBox = (changes: EntryList, site: PreviewSite): Html =>
  box(
    { id: 'changes', title: changes.title },
    changes.entries.length === 0
      ? html`<p class="empty">The export does not say when anything was changed.</p>`
      : html`<ol class="rows" role="list">
          ${changes.entries.slice(0, maxRows).map((entry) => entryRow(entry, site))}
        </ol>`,
    more(changes.path, 'All changes', site.basePath),
  );

const goldenBox = (golden: GoldenReport, basePath: string): Html =>
  golden.kind === 'unknown'
    ? box({ id: 'queries', title: 'Search tests' }, html`<p class="empty">${golden.why}</p>`)
    : box(
        { id: 'queries', title: 'Search tests' },
        html`<p class="empty">${goldenSentence(golden)}</p>`,
        more('queries', 'All queries', basePath),
      );

function eventsBox(events: Glance['events'], basePath: string): Html | string {
  if (events === undefined) return '';
  const title = 'What readers sent';
  if (events === 'unreadable') return box({ id: 'readers', title }, unreadable);
  const kinds = eventKinds.filter((kind) => events.counts[kind] > 0);
  if (kinds.length === 0)
    return box(
      { id: 'readers', title },
      html`<p class="empty">Nothing yet.</p>`,
      more('readers', 'What is kept', basePath),
    );
  const rows = kinds.map((kind) => ({
    path: `readers#${kind}`,
    label: eventTitles[kind],
    number: events.counts[kind],
  }));
  return box({ id: 'readers', title }, bars(rows, basePath));
}
