import { html, raw } from 'hono/html';
import { rulePagePath } from '../../../schemas/preview/page-preview.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { groupsOf, titledGroups } from '../../reporters/grouping.ts';
import { groupByRule } from '../../reporters/group-by-rule.ts';
import { controls } from '../../reporters/html/controls.ts';
import type { Added } from '../../reporters/html/finding.ts';
import { causeGroup, ruleGroup } from '../../reporters/html/groups.ts';
import { html as markup, type Markup } from '../../reporters/html/markup.ts';
import { count } from '../../../schemas/base/count.ts';
import { verdictOn } from './verdict.ts';
import { pageOfRows, pagers, pagesFor } from '../dashboard/lists/paging.ts';
import { ownFiles } from '../own-pages/own-files.ts';
import { type Html, ownHead, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { FindingList, FindingLists } from './finding-lists.ts';
import type { PlacedFinding } from './findings-in-place.ts';

type FindingsSite = Pick<PreviewSite, 'basePath' | 'isStatic'>;

/**
 * A page of a list of findings, with the filters of the HTML report for these findings. Links lead to lists by severity,
 * rule, type, page and person, so that nothing depends on the script.
 */
export function findingsPage(
  { path, title, findings }: FindingList,
  page: number,
  { site, lists }: { readonly site: FindingsSite; readonly lists: FindingLists },
): Html {
  const { basePath } = site;
  const inOrder = groupsOf(findings, 'cause').flatMap(({ diagnostics }) => diagnostics);
  const shown = pageOfRows(inOrder, page);
  const { groups: causes, others } = titledGroups(shown, 'cause');
  const groups = groupByRule(others);
  const turn = pagers({ basePath, path, page, rows: findings.length });
  const people = [...new Set(shown.flatMap(({ entry }) => entry?.changedBy ?? []))].toSorted();
  const placed = new Map<Diagnostic, PlacedFinding>(findings.map((finding) => [finding, finding]));
  const addedTo = (diagnostic: Diagnostic): Added => ({
    pages: pageLinks(placed.get(diagnostic)?.pages ?? [], basePath),
  });
  return html`<!doctype html>
    <html lang="en">
      ${ownHead({ basePath, title, styles: ownFiles.findingsStyles, scripts: [ownFiles.findingsScript] })}
      <body>
        <header>
          ${previewNav(site, `/preview/${path}`)}
          <h1>${title}</h1>
          <p class="verdict">${verdictOn(findings)}</p>
          ${pagesFor(findings.length) > 1 ? html`<p class="quiet">The filters look at the findings of this page.</p>` : ''}
          ${path === 'findings' ? '' : html`<p><a href="${under(basePath, '/preview/findings')}">All findings</a></p>`}
          ${narrower(lists, basePath)} ${turn.above}
        </header>
        ${shown.length === 0 ? '' : raw(controls(shown, people).html)}
        <main id="findings" class="by-rule">
          ${shown.length === 0 ? html`<p class="nothing">Nothing to fix.</p>` : html`<p id="shown" role="status">${count(shown.length, 'finding')}</p>`}
          ${causes.map((group) => raw(causeGroup(group, { isOpen: true, addedTo, moreOn: (rule) => ruleLink(rule, basePath) }).html))}
          ${groups.map((group) => raw(ruleGroup(group, { isOpen: true, addedTo, more: ruleLink(group.rule, basePath) }).html))}
          <p class="nothing" id="none" hidden>No finding matches. Clear a filter to see more.</p>
          ${turn.below}
        </main>
      </body>
    </html>`;
}

/** The most links of a kind. */
const maxChoices = 50;

/** The links to shorter lists. */
const narrower = (lists: FindingLists, basePath: string): Html =>
  html`<div class="narrower">
    ${choices('By severity', lists.bySeverity, basePath)} ${choices('By rule', lists.byRule, basePath)}
    ${choices('By type', lists.byType, basePath)}
    ${choices('By page', [lists.nowhere, ...lists.byPage], basePath)}
    ${choices('By who changed it last', lists.byPerson, basePath)}
  </div>`;

function choices(title: string, lists: readonly FindingList[], basePath: string): Html | string {
  const filled = lists.filter(({ findings }) => findings.length > 0);
  if (filled.length === 0) return '';
  const rest = filled.length - maxChoices;
  return html`<details>
    <summary>${title}</summary>
    <ul>
      ${filled.slice(0, maxChoices).map(
        ({ path, label, findings }) =>
          html`<li>
            <a href="${under(basePath, `/preview/${path}`)}"><bdi>${label}</bdi></a>
            <span class="quiet">${findings.length.toLocaleString('en-US')}</span>
          </li>`,
      )}
      ${rest > 0 ? html`<li class="quiet">and ${rest.toLocaleString('en-US')} more</li>` : ''}
    </ul>
  </details>`;
}

const ruleLink = (rule: string, basePath: string): Markup =>
  markup`<a href="${under(basePath, `/${rulePagePath(rule)}`)}">what ${rule} asks for</a>`;

/** The most pages in a finding: a snippet can be on thousands. */
const maxPages = 5;

function pageLinks(pages: readonly string[], basePath: string): Markup | undefined {
  if (pages.length === 0) return undefined;
  const links = pages
    .slice(0, maxPages)
    .map((url, index) => markup`${index > 0 && ', '}<a href="${under(basePath, url)}">${url}</a>`);
  const rest = pages.length - maxPages;
  return markup`on ${links}${rest > 0 && ` and ${rest} more`}`;
}
