import { html, raw } from 'hono/html';
import { assetAddress, entryAddress } from '../../../pipeline/web-app.ts';
import { leadsToAsset } from '../../../pipeline/inspect/reach/reference-kinds.ts';
import { whyNotShown } from '../../../pipeline/inspect/reach/why-not-shown.ts';
import type { AssetId, EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import { count } from '../../../schemas/base/count.ts';
import { changerOf } from '../../../pipeline/inspect/content/changer-of.ts';
import { ruleLink } from '../findings/findings-page.ts';
import { findingItem } from '../../reporters/html/finding.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import { pageTitle } from '../page-title.ts';
import type { PreviewSite } from '../preview-site.ts';
import { badges, changedOn, entryPath } from './entry-row.ts';
import { entryTitle } from './entry-title.ts';
import { broughtRow, publishItemOf, verdictMark } from './publishing-rows.ts';
import { typed } from './row.ts';
import { scrolledList, section } from './section.ts';

type EntrySite = Pick<PreviewSite, 'basePath' | 'graph' | 'inPlace' | 'pageOf' | 'isStatic' | 'publishing'>;

/** The most pages and findings in a list. */
const maxNamed = 200;

/** The page about an entry or asset: its state, the pages that show it, and its findings. */
export function entryPage(id: string, site: EntrySite): Html | undefined {
  const about = aboutEntry(id, site) ?? aboutAsset(id, site);
  if (about === undefined) return undefined;
  const { basePath } = site;
  const findings = site.inPlace().byEntry.get(id) ?? [];
  return ownPage(
    { basePath, title: about.title, width: 'wide', nav: previewNav(site, entryPath(id)) },
    html`<p class="lead">${about.facts}</p>
      <nav class="links" aria-label="This entry">
        ${about.url === undefined ? '' : html`<a class="button" href="${under(basePath, about.url)}">Open its page</a>`}
        <a class="button" href="${about.edit}" rel="noopener">Edit in Contentful</a>
      </nav>
      ${about.why === undefined ? '' : html`<p class="problem">${about.why}</p>`} ${publishSection(id, site)}
      ${section(
        { id: 'findings', title: count(findings.length, 'finding'), note: cutNote(findings.length) },
        scrolledList(
          'Findings',
          findings
            .slice(0, maxNamed)
            .map(
              (each) =>
                html`${raw(findingItem(each, { shared: {}, added: {}, ruleName: ruleLink(each.rule, basePath) }).html)}`,
            ),
          'There is nothing to fix.',
        ),
      )}
      ${section(
        { id: 'pages', title: count(about.pages.length, 'page'), note: cutNote(about.pages.length) },
        scrolledList(
          'Pages',
          about.pages
            .slice(0, maxNamed)
            .map(
              (url) =>
                html`<li><a href="${under(basePath, url)}">${typed(pageTitle(url, site.graph))}</a></li>`,
            ),
          'No page shows it.',
        ),
      )}
      ${usersSection(about.users, site)}`,
  );
}

/** The entries that refer to it. */
const usersSection = (users: readonly EntryId[], site: EntrySite): Html | string =>
  users.length === 0
    ? ''
    : section(
        { id: 'users', title: 'Used by', note: cutNote(users.length) },
        scrolledList(
          'Used by',
          users.slice(0, maxNamed).map(
            (user) =>
              html`<li>
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
      'Publishing it brings no errors and no warnings.',
    ),
  );
}

interface About {
  readonly title: string;
  readonly facts: Html;
  readonly edit: string;
  readonly url: string | undefined;
  /** Why no page shows the entry. */
  readonly why: string | undefined;
  readonly pages: readonly RoutePath[];
  readonly users: readonly EntryId[];
}

function aboutEntry(id: string, { graph, inPlace, pageOf }: EntrySite): About | undefined {
  const entry = graph.entries.get(id as EntryId);
  if (entry === undefined) return undefined;
  const who = changerOf(entry, graph);
  const url = pageOf(id);
  return {
    title: entryTitle(entry),
    facts: html`${entry.typeName} <span class="badge ${badges[entry.state]}">${entry.state}</span>
      <code>${id}</code> ·
      ${entry.updatedAt === undefined ? 'no date' : html`changed ${changedOn(entry.updatedAt)}`}${who === undefined ? '' : html` by ${typed(who)}`}`,
    edit: entryAddress(id, graph),
    url,
    why: url === undefined ? whyNotShown(entry, graph) : undefined,
    pages: [...(inPlace().pagesOf.get(entry.id) ?? [])],
    users: [...new Set((graph.referrers.get(id) ?? []).map(({ from }) => from))],
  };
}

function aboutAsset(id: string, { graph, inPlace, pageOf }: EntrySite): About | undefined {
  const asset = graph.assets.get(id as AssetId);
  if (asset === undefined) return undefined;
  const users = [...new Set((graph.referrers.get(id) ?? []).filter(leadsToAsset).map(({ from }) => from))];
  const pages = new Set(users.flatMap((user) => [...(inPlace().pagesOf.get(user) ?? [])]));
  const url = pageOf(id);
  return {
    title: asset.title ?? id,
    facts: html`Asset <code>${id}</code> ·
      ${asset.state}${asset.file === undefined ? ', without a file' : html` · ${typed(asset.file.fileName)}`}`,
    edit: assetAddress(id, graph),
    url,
    why: url === undefined ? whyAssetIsNotShown(users.length) : undefined,
    pages: [...pages],
    users,
  };
}

const whyAssetIsNotShown = (users: number): string =>
  users === 0 ? 'No entry uses it.' : 'Entries use it, but no page shows them.';

function titleOf(id: EntryId, { graph }: EntrySite): string {
  const entry = graph.entries.get(id);
  return entry === undefined ? id : entryTitle(entry);
}

const cutNote = (rows: number): string | undefined =>
  rows > maxNamed ? `The first ${maxNamed}.` : undefined;
