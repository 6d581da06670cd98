import { findingListsIn } from '../../findings/finding-lists.ts';
import { findingsPage } from '../../findings/findings-page.ts';
import type { Html } from '../../own-pages/own-page.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { sameForSame } from '../../../../schemas/base/same-for-same.ts';
import { toRoutePath } from '../../../../schemas/urls.ts';
import { ruleIds } from '../../rules/rule-page.ts';
import { buildListsOf } from './build-lists.ts';
import { differencesPage, differencesPath } from './differences-page.ts';
import { differingPages } from './differing-pages.ts';
import { entriesPage } from './entries-page.ts';
import { pagePath, pagesFor } from './paging.ts';
import { publishItems } from '../publishing-rows.ts';
import { publishingPage, publishingPath } from './publishing-page.ts';
import { queriesPage } from '../queries-page.ts';
import { listsIn } from './space-lists.ts';

/** A list with its own URL, in pages. */
interface ListPages {
  readonly pages: () => number | Promise<number>;
  readonly render: (page: number) => Html | Promise<Html>;
}

/** All lists of the dashboard, by path below `/preview/`. */
const listPages = sameForSame((site: PreviewSite): ReadonlyMap<string, ListPages> => {
  const { entries, findings: lists } = buildListsOf(site);
  return new Map<string, ListPages>([
    ...listsIn(entries).map((list): [string, ListPages] => [
      list.path,
      { pages: () => pagesFor(list.entries.length), render: (page) => entriesPage(list, page, site) },
    ]),
    ...findingListsIn(lists).map((list): [string, ListPages] => [
      list.path,
      {
        pages: () => pagesFor(list.findings.length),
        render: (page) => findingsPage(list, page, { site, lists }),
      },
    ]),
    ...(site.published === undefined
      ? []
      : [
          [
            differencesPath,
            {
              pages: () => pagesFor(differingPages(site).length),
              render: (page) => differencesPage(page, site),
            },
          ] satisfies [string, ListPages],
          [
            publishingPath,
            {
              pages: () => (site.publishing() === undefined ? 0 : pagesFor(publishItems(site).length)),
              render: (page) => publishingPage(page, site),
            },
          ] satisfies [string, ListPages],
        ]),
    [
      'queries',
      {
        async pages() {
          const report = await site.golden();
          return pagesFor(report.kind === 'measured' ? report.measured.outcomes.length : 0);
        },
        render: async (page) => queriesPage(await site.golden(), page, site),
      },
    ],
  ]);
});

/** A page of a list by its path below `/preview/`. Undefined if it does not exist. */
export async function listPageAt(path: string, site: PreviewSite): Promise<Html | undefined> {
  const [, list = path, number] = /^(.+)\/more\/([1-9]\d{0,6})$/u.exec(path) ?? [];
  const found = listPages(site).get(list);
  const page = number === undefined ? 1 : Number(number);
  if (found === undefined) return emptyAt(path, site);
  if (page > (await found.pages()) || path !== pagePath(list, page)) return undefined;
  return found.render(page);
}

/** The empty list of a rule or page whose findings are all fixed: its address stays. */
function emptyAt(path: string, site: PreviewSite): Html | undefined {
  const [, kind, about = ''] = /^findings\/(rule|page)(?:\/(.*))?$/u.exec(path) ?? [];
  const isKnown =
    kind === 'rule' ? ruleIds.includes(about) : kind === 'page' && site.routes.has(toRoutePath(`/${about}`));
  if (!isKnown) return undefined;
  const lists = buildListsOf(site).findings;
  const title = kind === 'rule' ? about : `Findings on /${about}`;
  return findingsPage({ path, title, label: title, findings: [] }, 1, { site, lists });
}

/** The paths of all pages of all lists. */
export async function listPaths(site: PreviewSite): Promise<string[]> {
  const paths: string[] = [];
  for (const [path, { pages }] of listPages(site)) {
    const last = await pages();
    for (let page = 1; page <= last; page += 1) paths.push(pagePath(path, page));
  }
  return paths;
}
