import { type PageSide, pageChanges } from '../../../pipeline/diff/page-changes.ts';
import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import type { OtherText } from '../../../schemas/preview/page-preview.ts';
import { pages } from '../../../schemas/urls.ts';
import { under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';

type Side = Pick<PreviewSite, 'graph' | 'inPlace' | 'routes'>;

/** The site with the other text: the drafts, or the published site. */
export interface OtherSite {
  readonly state: OtherText['state'];
  readonly site: Side & Pick<PreviewSite, 'basePath'>;
}

interface PageOfSide {
  readonly url: RoutePath;
  /** The entry of the page. List pages have none. */
  readonly entry: EntryId | undefined;
}

/** Compares a page with that of the same entry on another site, whatever its URL is there. */
export function otherText(page: PageOfSide, side: Side, { state, site }: OtherSite): OtherText {
  const url =
    page.entry === undefined || page.url === pages.home ? page.url : site.graph.urls.get(page.entry);
  if (url === undefined || !site.routes.has(url)) return { state, changed: [], onlyThere: 0 };
  const [here, there] = [shownOn(page.url, side), shownOn(url, site)];
  const isPublished = state === 'published';
  const changes = isPublished ? pageChanges(there, here) : pageChanges(here, there);
  const [changed, others] = isPublished ? [changes.after, changes.before] : [changes.before, changes.after];
  return {
    state,
    href: under(site.basePath, url),
    changed: [...changed],
    onlyThere: others.filter(({ change }) => change === (isPublished ? 'removed' : 'added')).length,
  };
}

/** Entries that are only referred to are not shown. */
const shownOn = (url: RoutePath, { graph, inPlace }: Side): PageSide => ({
  graph,
  shows: new Set([...(inPlace().entriesOn.get(url) ?? [])].filter((id) => graph.included.has(id))),
});
