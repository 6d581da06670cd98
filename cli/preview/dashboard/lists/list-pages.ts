import type { Html } from '../../own-pages/own-page.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { sameForSame } from '../../../../schemas/base/same-for-same.ts';
import { differencesPage, differencesPath } from './differences-page.ts';
import { differingPages } from './differing-pages.ts';
import { entriesPage } from './entries-page.ts';
import { pagePath, pagesFor } from './paging.ts';
import { publishItems } from '../publishing-rows.ts';
import { publishingPage, publishingPath } from './publishing-page.ts';
import { queriesPage } from '../queries-page.ts';
import { listsIn, spaceListsOf } from './space-lists.ts';

/** A list with its own URL, in pages. */
interface ListPages {
  readonly pages: () => number | Promise<number>;
  readonly render: (page: number) => Html | Promise<Html>;
}

/** All lists of the dashboard, by path below `/preview/`. */
const listPages = sameForSame((site: PreviewSite): ReadonlyMap<string, ListPages> => {
  return new Map<string, ListPages>([
    ...listsIn(spaceListsOf(site.graph)).map((list): [string, ListPages] => [
      list.path,
      { pages: () => pagesFor(list.entries.length), render: (page) => entriesPage(list, page, site) },
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
  if (found === undefined || page > (await found.pages()) || path !== pagePath(list, page)) return undefined;
  return found.render(page);
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
