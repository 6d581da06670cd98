import { type PageSide, pageChanges } from '../../../pipeline/diff/page-changes.ts';
import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import type { OtherText } from '../../../schemas/preview/page-preview.ts';
import { pages } from '../../../schemas/urls.ts';
import { under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';

type Side = Pick<PreviewSite, 'graph' | 'inPlace' | 'routes'>;

/** The site that shows the other text: the drafts, or what is published. */
export interface OtherSite {
  readonly state: OtherText['state'];
  readonly site: Side & Pick<PreviewSite, 'basePath'>;
}

interface PageOfSide {
  readonly url: RoutePath;
  /** The page's own entry; list pages have none. */
  readonly entry: EntryId | undefined;
}

/** How a page differs from the same page of another site: the one of the same entry, wherever that stands there. */
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

/** What only something asks for is not shown. */
const shownOn = (url: RoutePath, { graph, inPlace }: Side): PageSide => ({
  graph,
  shows: new Set([...(inPlace().entriesOn.get(url) ?? [])].filter((id) => graph.included.has(id))),
});
