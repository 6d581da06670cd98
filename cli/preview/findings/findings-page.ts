import { html, raw } from 'hono/html';
import { count } from '../../../schemas/base/count.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { rulePagePath } from '../../../schemas/preview/page-preview.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { controls, counted } from '../../reporters/html/controls.ts';
import type { Added } from '../../reporters/html/finding.ts';
import { type FindingGroup, findingGroups, groupMarkup, plainGroup } from '../../reporters/html/groups.ts';
import { html as markup, type Markup } from '../../reporters/html/markup.ts';
import { groupBy } from '../../reporters/group-by.ts';
import { mostErrorsFirst, onNoPage } from '../../reporters/grouping.ts';
import { firstRow, pagersTo, pagesFor, rowsOfAPage } from '../dashboard/lists/paging.ts';
import { emptyList } from '../own-pages/empty-list.ts';
import { ownFiles } from '../own-pages/own-files.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../own-pages/preview-nav.ts';
import { pageTitle } from '../page-title.ts';
import type { PreviewSite } from '../preview-site.ts';
import { findingFilters } from './finding-filters.ts';
import { findingsPath, findingsHref } from './findings-href.ts';
import { findFindings, type FindingQuery } from './finding-query.ts';
import type { PlacedFinding } from './findings-in-place.ts';
import { verdict } from './verdict.ts';

export type FindingsPageSite = NavSite & Pick<PreviewSite, 'graph'>;

/** The page of findings: those of a query; as a file all of them, which its script filters. */
export function findingsPage(query: FindingQuery, site: FindingsPageSite): Html {
  const all = site.inPlace().all;
  return ownPage(
    {
      basePath: site.basePath,
      title: 'Findings',
      width: 'wide',
      nav: previewNav(site, findingsPath),
      scripts: [site.isStatic ? ownFiles.findingsScript : ownFiles.filters],
    },
    html`${verdict(all)}
    ${
      all.length === 0
        ? emptyList({
            isGood: true,
            text: 'There is nothing to fix.',
            href: site.basePath,
            link: 'Open the site',
          })
        : site.isStatic
          ? everyFinding(all, site)
          : foundFindings(query, site)
    }`,
  );
}

/** All findings, with the filters of the HTML report. */
function everyFinding(all: readonly PlacedFinding[], site: FindingsPageSite): Html {
  const pages = counted(
    all,
    ({ pages: urls }) => urls,
    (url) => titleOf(url, site),
  );
  const none = all.filter(({ pages: urls }) => urls.length === 0).length;
  const nowhere = none === 0 ? [] : [{ value: 'nowhere', label: onNoPage, count: none }];
  const people = counted(all, ({ entry }) => entry?.changedBy);
  return html`${raw(controls(all, { pages: [...nowhere, ...pages], people }).html)}
    <div id="findings" class="by-cause">
      <p id="shown" role="status">${count(all.length, 'finding')}</p>
      ${groupsMarkup(findingGroups(all), all.length <= rowsOfAPage, site)}
      <p class="nothing" id="none" hidden>No finding matches. Clear a filter to see more.</p>
    </div>`;
}

/** The findings of a query, a page of them, with the filters as a form. */
function foundFindings(query: FindingQuery, site: FindingsPageSite): Html {
  const { basePath } = site;
  const found = findFindings(site.inPlace().all, query, (url) => titleOf(url, site));
  const { items: findings } = found;
  const at = Math.min(query.at, pagesFor(findings.length));
  const turn = pagersTo({
    to: (page) => findingsHref(site, { ...query, at: page }),
    page: at,
    rows: findings.length,
  });
  const groups = pageOfGroups(groupsOf(findings, query.group, site), at);
  return html`${findingFilters(query, found, site)}
    <div id="findings" class="by-${query.group}">
      <div class="above">
        <p id="shown" role="status">${count(findings.length, 'finding')}</p>
        ${turn.above}
        <button type="button" id="open-all" hidden>Open all</button>
      </div>
      ${
        findings.length === 0
          ? emptyList({
              text: 'No finding matches.',
              href: under(basePath, findingsPath),
              link: 'Show all findings',
            })
          : groupsMarkup(groups, true, site)
      }
      ${turn.below}
    </div>`;
}

const titleOf = (url: string, { graph }: FindingsPageSite): string => pageTitle(url as RoutePath, graph); // URLs of the graph's routes

/** Groups by page are named by the page's title. What several pages show is one group. */
function groupsOf(
  findings: readonly PlacedFinding[],
  grouping: FindingQuery['group'],
  site: FindingsPageSite,
): readonly FindingGroup[] {
  if (grouping !== 'page') return findingGroups(findings, grouping);
  const byPage = groupBy(findings, ({ pages: [page, ...others] }) => (others.length > 0 ? 'several' : page));
  const groups = [...byPage].map(([page, diagnostics]) => {
    if (page === undefined) return plainGroup({ title: onNoPage, diagnostics });
    if (page === 'several') return plainGroup({ title: 'On several pages', diagnostics });
    return { ...plainGroup({ title: titleOf(page, site), diagnostics }), note: page };
  });
  return mostErrorsFirst(groups);
}

/** The groups with the rows of a page of the list. */
function pageOfGroups(groups: readonly FindingGroup[], page: number): readonly FindingGroup[] {
  const from = firstRow(page);
  let before = 0;
  return groups.flatMap((group) => {
    const diagnostics = group.diagnostics.slice(Math.max(0, from - before), from + rowsOfAPage - before);
    before += group.diagnostics.length;
    return from + rowsOfAPage <= before - group.diagnostics.length || diagnostics.length === 0
      ? []
      : [{ ...group, diagnostics }];
  });
}

/** Groups are open until so many rows are above the next one. */
const maxOpenRows = 8;

const groupsMarkup = (groups: readonly FindingGroup[], isOpen: boolean, site: FindingsPageSite): Html =>
  html`${groups.map((group, index) =>
    raw(
      groupMarkup(group, {
        isOpen: isOpen && rowsIn(groups.slice(0, index)) < maxOpenRows,
        addedTo: (diagnostic) => addedTo(diagnostic, site),
        ruleLink: (rule) => ruleLink(rule, site.basePath),
      }).html,
    ),
  )}`;

const rowsIn = (groups: readonly FindingGroup[]): number =>
  groups.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0);

/** A link to the page about a rule. */
export const ruleLink = (rule: string, basePath: string): Markup =>
  markup`<a href="${under(basePath, `/${rulePagePath(rule)}`)}">${rule}</a>`;

/** What a preview knows of a finding: its pages, by title. */
function addedTo(diagnostic: Diagnostic, site: FindingsPageSite): Added {
  const urls = placesOf(site.inPlace().all).get(diagnostic)?.pages ?? [];
  return { urls, pages: pageLinks(urls, site) };
}

const placesOf = sameForSame(
  (all: readonly PlacedFinding[]): ReadonlyMap<Diagnostic, PlacedFinding> =>
    new Map(all.map((finding) => [finding, finding])),
);

/** The most pages in a finding: a snippet can be on thousands. */
const maxPages = 5;

function pageLinks(urls: readonly string[], site: FindingsPageSite): Markup | undefined {
  if (urls.length === 0) return undefined;
  const links = urls
    .slice(0, maxPages)
    .map(
      (url, index) =>
        markup`${index > 0 && ', '}<a href="${under(site.basePath, url)}"><bdi>${titleOf(url, site)}</bdi></a>`,
    );
  const rest = urls.length - maxPages;
  return markup`on ${links}${rest > 0 && ` and ${rest} more`}`;
}
