import type { Graph } from '../../pipeline/graph.ts';
import type { RoutePath } from '../../schemas/base/ids.ts';
import { proAreaId } from '../../schemas/spec/content/capabilities.ts';
import { pages } from '../../schemas/urls.ts';
import { pageEntry } from './findings/findings-files.ts';

/** What editors call a page: the title of its entry, the name of a list page, else its URL. */
export function pageTitle(url: RoutePath, graph: Graph): string {
  const entry = pageEntry(url, graph);
  return (entry && graph.entries.get(entry)?.title) ?? names[url] ?? url;
}

/** The names of pages without an entry. */
const names: Readonly<Record<string, string>> = {
  [pages.home]: 'Home page',
  [pages.announcements]: 'Announcements',
  [pages.capabilities]: 'Product capabilities',
  [pages.categories]: 'Categories',
  [`${pages.capabilities}/${proAreaId}`]: 'Pro capabilities',
};
