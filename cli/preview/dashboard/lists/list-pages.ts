import type { Html } from '../../own-pages/own-page.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { sameForSame } from '../../../../schemas/base/same-for-same.ts';
import { differencesPage, differingTabs } from './differences-page.ts';
import { differingPages } from './differing-pages.ts';
import { entriesPage } from './entries-page.ts';
import { entryQuery, findEntries } from './entry-query.ts';
import { listPagesFor, pagePath } from './paging.ts';
import { publishingPage, publishTabs } from './publishing-page.ts';
import { publishItems } from '../publishing-rows.ts';
import { outcomesOf, queriesPage, queryTabs } from '../queries-page.ts';
import { listsIn, spaceListsOf } from './space-lists.ts';
import type { ListTab } from './tabbed-list.ts';

/** A list with its own URL, in pages. */
interface ListPages {
  /** `params`: the query of the address. */
  readonly pages: (params: URLSearchParams) => number | Promise<number>;
  readonly render: (page: number, params: URLSearchParams) => Html | Promise<Html>;
}

/** All lists of the dashboard, by path below `/preview/`. */
const listPages = sameForSame((site: PreviewSite): ReadonlyMap<string, ListPages> => {
  return new Map<string, ListPages>([
    ...listsIn(spaceListsOf(site.graph)).map((list): [string, ListPages] => [
      list.path,
      {
        pages: (params) => listPagesFor(findEntries(list.entries, entryQuery(params), site).items.length),
        render: (page, params) => entriesPage(list, { page, query: entryQuery(params) }, site),
      },
    ]),
    ...(site.published === undefined
      ? []
      : [
          ...differingTabs.map((tab) =>
            tabPages(
              tab,
              () => differingPages(site),
              (page) => differencesPage({ tab, page }, site),
            ),
          ),
          ...publishTabs.map((tab) =>
            tabPages(
              tab,
              () => publishItems(site),
              (page) => publishingPage({ tab, page }, site),
            ),
          ),
        ]),
    ...queryTabs.map((tab): [string, ListPages] => [
      tab.path,
      {
        pages: async () => listPagesFor(outcomesOf(await site.golden()).filter(tab.includes).length),
        render: async (page) => queriesPage(await site.golden(), { tab, page }, site),
      },
    ]),
  ]);
});

const tabPages = <Row>(
  { path, includes }: ListTab<Row>,
  rows: () => readonly Row[],
  render: ListPages['render'],
): [string, ListPages] => [path, { pages: () => listPagesFor(rows().filter(includes).length), render }];

/** A page of a list by its path below `/preview/` and its query. Undefined if it does not exist. */
export async function listPageAt(
  path: string,
  site: PreviewSite,
  params = new URLSearchParams(),
): Promise<Html | undefined> {
  const [, list = path, number] = /^(.+)\/more\/([1-9]\d{0,6})$/u.exec(path) ?? [];
  const found = listPages(site).get(list);
  const page = number === undefined ? 1 : Number(number);
  if (found === undefined || page > (await found.pages(params)) || path !== pagePath(list, page))
    return undefined;
  return found.render(page, params);
}

/** The paths of all pages of all lists. */
export async function listPaths(site: PreviewSite): Promise<string[]> {
  const paths: string[] = [];
  for (const [path, { pages }] of listPages(site)) {
    const last = await pages(new URLSearchParams());
    for (let page = 1; page <= last; page += 1) paths.push(pagePath(path, page));
  }
  return paths;
}
