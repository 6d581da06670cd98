import { html, raw } from 'hono/html';
import { severityCounts } from '../../../schemas/report/severity-counts.ts';
import { count } from '../../../schemas/base/count.ts';
import { counted } from '../../reporters/html/controls.ts';
import { severityIcon } from '../../reporters/html/icons.ts';
import { findingsHref } from '../findings/findings-href.ts';
import type { PlacedFinding } from '../findings/findings-in-place.ts';
import { verdict } from '../findings/verdict.ts';
import { pageTitle } from '../page-title.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { icon } from '../own-pages/icon.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import { eventKinds } from '../../services/reader-events/event-kinds.ts';
import { differencesPath } from './lists/differences-page.ts';
import { differingPages } from './lists/differing-pages.ts';
import { bars, longBars, maxRows } from './bars.ts';
import { entryRow } from './entry-row.ts';
import { fixFirst } from './fix-first.ts';
import type { GoldenReport } from './golden-report.ts';
import { publishItems } from './publishing-rows.ts';
import { publishingPath } from './lists/publishing-page.ts';
import { foundIn } from './queries-page.ts';
import { unreadable } from './readers-page.ts';
import { section } from './section.ts';
import { eventTitles, nothingSent, type ReadersOverview, unansweredList } from './event-sections.ts';
import { type EntryList, type SpaceLists, spaceListsOf } from './lists/space-lists.ts';

interface Glance {
  readonly site: PreviewSite;
  readonly golden: GoldenReport;
  /** `unreadable`: it could not be read; undefined: nobody can send anything. */
  readonly events: ReadersOverview | 'unreadable' | undefined;
}

/** A change takes two or three lines. */
const maxChanges = 4;

/** The dashboard. Every number links to its list. */
export function dashboardPage({ site, golden, events }: Glance): Html {
  const { basePath, name } = site;
  const entries = spaceListsOf(site.graph);
  const findings = site.inPlace().all;
  return ownPage(
    { basePath, title: name, width: 'wide', nav: previewNav(site, '/preview') },
    html`${severityStrip(findings, site)}
      <ul class="tiles glance" role="list" aria-label="The space at a glance">
        ${site.published && tile({ href: listHref(differencesPath, basePath), number: differingPages(site).length, of: 0, label: 'Unpublished changes' })}
        ${site.publishing() && tile({ href: listHref(publishingPath, basePath), number: publishItems(site).filter((item) => item.verdict === 'breaks').length, of: 0, label: 'Break if published now' })}
        ${golden.kind === 'unknown' ? '' : tile({ href: listHref('queries', basePath), number: foundIn(golden.measured.outcomes), of: golden.measured.outcomes.length, label: 'Search tests pass' })}
        ${tile({ href: listHref(entries.unreachable.path, basePath), number: entries.unreachable.entries.length, of: 0, label: 'Articles that nothing leads to' })}
      </ul>
      <div class="split">
        <div>${findings.length === 0 ? '' : fixFirst(findings, site)} ${eventsBox(events, basePath)}</div>
        <div>
          ${findings.length === 0 ? '' : pagesBox(findings, site)} ${changesBox(entries.changes, site)}
        </div>
      </div>
      ${entryBoxes(entries, basePath)}`,
  );
}

/** The entries by what they have in common. They are closed at first on a narrow screen. */
const entryBoxes = ({ byState, byAge, byType }: SpaceLists, basePath: string): Html =>
  html`<details class="board-end">
    <summary>Entries by state, last change and type</summary>
    <div class="board">
      <div>
        ${box({ id: 'states', title: 'Entries by state' }, listed(byState.filter(isFilled), basePath))}
        ${box({ id: 'ages', title: 'Entries by their last change' }, listed(byAge.filter(isFilled), basePath))}
      </div>
      ${box({ id: 'types', title: 'Entries by type' }, html`<div class="columns">${listed(byType, basePath)}</div>`)}
    </div>
  </details>`;

const listed = (lists: readonly EntryList[], basePath: string): Html =>
  longBars(
    lists.map(({ path, label, entries }) => ({
      href: listHref(path, basePath),
      label,
      number: entries.length,
    })),
  );

const listHref = (path: string, basePath: string): string => under(basePath, `/preview/${path}`);

/** The number of findings of each severity, as links; a sentence where there are none. */
const severityStrip = (findings: readonly PlacedFinding[], site: PreviewSite): Html =>
  findings.length === 0
    ? verdict(findings)
    : html`<ul class="strip" role="list" aria-label="Findings by severity">
        ${severityCounts(findings).map(([severity, times]) => {
          const { one, many } = severityWords[severity];
          return html`<li class="${times === 0 ? 'zero' : severity}">
            <a href="${findingsHref(site, { severity })}"
              >${raw(severityIcon(severity).html)}
              <strong>${times.toLocaleString('en-US')}</strong>
              ${(times === 1 ? one : many).toLowerCase()}</a
            >
          </li>`;
        })}
      </ul>`;

interface Tile {
  readonly href: string;
  readonly number: number;
  /** The number that is good. */
  readonly of: number;
  readonly label: string;
}

/** A good number has a check. */
const tile = ({ href, number, of, label }: Tile): Html =>
  html`<li>
    <a href="${href}" class="${number === 0 ? 'zero' : ''}"
      ><strong
        >${number.toLocaleString('en-US')}${of ? html`<small>/${of.toLocaleString('en-US')}</small>` : ''}
        ${number === of ? icon('good') : ''}</strong
      >
      <span>${label}</span></a
    >
  </li>`;

/** The pages with the most findings, and how many belong to no page. */
function pagesBox(findings: readonly PlacedFinding[], site: PreviewSite): Html {
  const found = counted(
    findings,
    ({ pages }) => pages,
    (url) => pageTitle(url as RoutePath, site.graph),
  ); // URLs of the graph's routes
  const rows = found
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxRows)
    .map(({ value, label, count: number }) => ({ href: findingsHref(site, { page: value }), label, number }));
  const nowhere = findings.filter(({ pages }) => pages.length === 0).length;
  return box(
    { id: 'pages', title: 'Pages with the most findings' },
    bars(rows),
    nowhere === 0
      ? undefined
      : html`<a href="${findingsHref(site, { page: 'nowhere' })}"
          >${count(nowhere, 'finding')} on no page</a
        >`,
  );
}

const box = (about: Parameters<typeof section>[0], content: Html, note?: Html | string): Html =>
  section(about, html`${content}${note === undefined ? '' : html`<p class="after-list">${note}</p>`}`);

const isFilled = ({ entries }: EntryList): boolean => entries.length > 0;

const more = (path: string, label: string, basePath: string): Html =>
  html`<a href="${under(basePath, `/preview/${path}`)}">${label}</a>`;

const changesBox = (changes: EntryList, site: PreviewSite): Html =>
  box(
    { id: 'changes', title: changes.title },
    changes.entries.length === 0
      ? html`<p class="empty">The export does not say when anything was changed.</p>`
      : html`<ol class="list changed" role="list">
          ${changes.entries.slice(0, maxChanges).map((entry) => entryRow(entry, site))}
        </ol>`,
    more(changes.path, 'All changes', site.basePath),
  );

function eventsBox(events: Glance['events'], basePath: string): Html | string {
  if (events === undefined) return '';
  const title = 'What readers sent';
  if (events === 'unreadable') return box({ id: 'readers', title }, unreadable);
  const open = events.unanswered.filter(({ today }) => today.kind !== 'found').length;
  const counts = [
    { id: unansweredList.id, title: unansweredList.title, number: open },
    ...eventKinds.map((kind) => ({ id: kind, title: eventTitles[kind], number: events.counts[kind] })),
  ].filter(({ number }) => number > 0);
  if (counts.length === 0) return box({ id: 'readers', title }, html`<p class="empty">${nothingSent}</p>`);
  const rows = counts.map(
    (each) =>
      html`<li class="linked">
        <a href="${listHref(`readers#${each.id}`, basePath)}">${each.title}</a>
        <span class="count">${each.number.toLocaleString('en-US')}</span>
      </li>`,
  );
  return box(
    { id: 'readers', title },
    html`<ul class="list" role="list">
      ${rows}
    </ul>`,
  );
}
