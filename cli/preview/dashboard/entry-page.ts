import { html, raw } from 'hono/html';
import type { EntryId } from '../../../schemas/base/ids.ts';
import { count } from '../../../schemas/base/count.ts';
import { ruleLink } from '../findings/findings-page.ts';
import { findingItem } from '../../reporters/html/finding.ts';
import { icon } from '../own-pages/icon.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import { pageTitle } from '../page-title.ts';
import { type About, aboutAsset, aboutEntry, type EntrySite } from './about-entry.ts';
import { entryPath } from './entry-row.ts';
import { broughtRow, publishItemOf, verdictMark } from './publishing-rows.ts';
import { typed } from './row.ts';
import { scrolledList, section } from './section.ts';

/** The most pages and findings in a list. */
const maxNamed = 200;

/** The page about an entry or asset: its state, the pages that show it, and its findings. */
export function entryPage(id: string, site: EntrySite): Html | undefined {
  const about = aboutEntry(id, site) ?? aboutAsset(id, site);
  if (about === undefined) return undefined;
  const { basePath } = site;
  return ownPage(
    { basePath, title: about.title, width: 'wide', nav: previewNav(site, entryPath(id)) },
    html`${factsOf(about.facts)}
      <nav class="links" aria-label="This entry">
        <a class="button primary" href="${about.edit}" rel="noopener">Edit in Contentful</a>
        ${about.url === undefined ? '' : html`<a class="button" href="${under(basePath, about.url)}">Open its page</a>`}
        <a class="button" href="${under(basePath, '/preview/entries')}">All entries</a>
      </nav>
      ${about.why === undefined ? '' : html`<p class="problem">${about.why}</p>`}
      <div class="split">
        <div>${findingsSection(id, site)} ${publishSection(id, site)}</div>
        <div>${usersSection(about.users, site)} ${pagesSection(about, site)}</div>
      </div>`,
  );
}

const factsOf = (facts: About['facts']): Html =>
  html`<dl class="facts">
    ${Object.entries(facts).map(
      ([name, value]) =>
        html`<div>
          <dt class="spoken">${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

function findingsSection(id: string, site: EntrySite): Html {
  const findings = site.inPlace().byEntry.get(id) ?? [];
  return section(
    { id: 'findings', title: count(findings.length, 'finding'), note: cutNote(findings.length) },
    scrolledList(
      'Findings',
      findings.slice(0, maxNamed).map((each) => {
        const isOwn = (each.entry ?? each.asset)?.id === id;
        const ruleAbout = ruleLink(each.rule, site.basePath);
        return html`${raw(findingItem(each, { shared: { owner: isOwn }, added: {}, ruleLink: ruleAbout }).html)}`;
      }),
      html`${icon('good')} There is nothing to fix.`,
    ),
  );
}

/** Left out if its own page is the only one, and if the page says already why there is none. */
const pagesSection = ({ pages: urls, url: own, why }: About, site: EntrySite): Html | string =>
  (urls.length === 0 && why !== undefined) || (urls.length === 1 && urls[0] === own)
    ? ''
    : linkedSection({
        id: 'pages',
        title: urls.length === 0 ? 'On no page' : `On ${count(urls.length, 'page')}`,
        label: 'Pages',
        all: urls,
        row: (url) => html`<a href="${under(site.basePath, url)}">${typed(pageTitle(url, site.graph))}</a>`,
        empty: 'No page shows it.',
      });

/** The entries that refer to it. */
const usersSection = (users: readonly EntryId[], site: EntrySite): Html | string =>
  users.length === 0
    ? ''
    : linkedSection({
        id: 'users',
        title: `Used by ${count(users.length, 'entry', 'entries')}`,
        label: 'Used by',
        all: users,
        row: (user) =>
          html`<a href="${under(site.basePath, entryPath(user))}">${typed(titleOf(user, site))}</a>
            <span class="quiet">${placeOf(user, site)}</span>`,
      });

interface LinkedSection<Item> {
  readonly id: string;
  readonly title: string;
  /** The name of the list, for screen readers. */
  readonly label: string;
  readonly all: readonly Item[];
  /** Its first link covers the row. */
  readonly row: (item: Item) => Html;
  readonly empty?: string;
}

/** A section with a link for each item, up to a number. */
const linkedSection = <Item>({ id, title, label, all, row, empty }: LinkedSection<Item>): Html =>
  section(
    { id, title, note: cutNote(all.length) },
    scrolledList(
      label,
      all.slice(0, maxNamed).map((item) => html`<li class="linked">${row(item)}</li>`),
      empty,
    ),
  );

/** What publishing the entry or asset brings, if it has unpublished changes. */
function publishSection(id: string, site: EntrySite): Html | string {
  const item = publishItemOf(id, site);
  if (item === undefined) return '';
  const known = new Set(
    site
      .inPlace()
      .byEntry.get(id)
      ?.map(({ rule, message }) => `${rule} ${message}`),
  );
  const others = item.findings.filter(({ rule, message }) => !known.has(`${rule} ${message}`));
  return section(
    { id: 'publishing', title: 'If published now', note: verdictMark(item.verdict) },
    scrolledList(
      'If published now',
      others.slice(0, maxNamed).map((finding) => broughtRow(finding, id)),
      item.findings.length === 0
        ? html`${icon('good')} Publishing it brings no errors and no warnings.`
        : 'What it brings stands above.',
    ),
  );
}

/** The type of an entry; of one without a page of its own also the page that shows it. */
function placeOf(id: EntryId, { graph, inPlace }: EntrySite): Html {
  const type = graph.entries.get(id)?.typeName;
  const [page] = graph.urls.has(id) ? [] : (inPlace().pagesOf.get(id) ?? []);
  return page === undefined ? html`${type}` : html`${type} on ${typed(pageTitle(page, graph))}`;
}

const titleOf = (id: EntryId, { graph }: EntrySite): string => graph.entries.get(id)?.title || id;

const cutNote = (rows: number): string | undefined =>
  rows > maxNamed ? `The first ${maxNamed}.` : undefined;
