import { html, raw } from 'hono/html';
import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
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
    html`<nav class="links" aria-label="This entry">
        <a class="button primary" href="${about.edit}" rel="noopener">Edit in Contentful</a>
        ${about.url === undefined ? '' : html`<a class="button" href="${under(basePath, about.url)}">Open its page</a>`}
        <a class="button" href="${under(basePath, '/preview/entries')}">All entries</a>
      </nav>
      ${about.why === undefined ? '' : html`<p class="problem">${about.why}</p>`}
      <div class="split">
        <div>${publishSection(id, site)} ${findingsSection(id, site)} ${usersSection(about.users, site)}</div>
        <div>${factsSection(about.facts)} ${pagesSection(about.pages, site)}</div>
      </div>`,
  );
}

const factsSection = (facts: About['facts']): Html =>
  section(
    { id: 'facts', title: 'Details' },
    html`<dl>
      ${Object.entries(facts).map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`,
  );

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

const pagesSection = (urls: readonly RoutePath[], site: EntrySite): Html =>
  section(
    {
      id: 'pages',
      title: urls.length === 0 ? 'On no page' : `On ${count(urls.length, 'page')}`,
      note: cutNote(urls.length),
    },
    scrolledList(
      'Pages',
      urls.slice(0, maxNamed).map(
        (url) =>
          html`<li class="linked">
            <a href="${under(site.basePath, url)}">${typed(pageTitle(url, site.graph))}</a>
          </li>`,
      ),
      'No page shows it.',
    ),
  );

/** The entries that refer to it. */
const usersSection = (users: readonly EntryId[], site: EntrySite): Html | string =>
  users.length === 0
    ? ''
    : section(
        {
          id: 'users',
          title: `Used by ${count(users.length, 'entry', 'entries')}`,
          note: cutNote(users.length),
        },
        scrolledList(
          'Used by',
          users.slice(0, maxNamed).map(
            (user) =>
              html`<li class="linked">
                <a href="${under(site.basePath, entryPath(user))}">${typed(titleOf(user, site))}</a>
                <span class="quiet">${site.graph.entries.get(user)?.typeName}</span>
              </li>`,
          ),
        ),
      );

/** What publishing the entry or asset brings, if it has unpublished changes. */
function publishSection(id: string, site: EntrySite): Html | string {
  const item = publishItemOf(id, site);
  if (item === undefined) return '';
  return section(
    { id: 'publishing', title: 'If published now', note: verdictMark(item.verdict) },
    scrolledList(
      'If published now',
      item.findings.slice(0, maxNamed).map((finding) => broughtRow(finding, id)),
      html`${icon('good')} Publishing it brings no errors and no warnings.`,
    ),
  );
}

const titleOf = (id: EntryId, { graph }: EntrySite): string => graph.entries.get(id)?.title || id;

const cutNote = (rows: number): string | undefined =>
  rows > maxNamed ? `The first ${maxNamed}.` : undefined;
