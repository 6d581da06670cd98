import { sameForSame } from '../../../../schemas/base/same-for-same.ts';
import type { EntryId, RoutePath } from '../../../../schemas/base/ids.ts';
import { descending } from '../../../../schemas/base/compare.ts';
import { changerOf } from '../../../../pipeline/inspect/content/changer-of.ts';
import { entryAddress } from '../../../../pipeline/web-app.ts';
import type { Graph } from '../../../../pipeline/graph.ts';
import type { OtherText } from '../../../../schemas/preview/page-preview.ts';
import { type PublishVerdict, publishVerdicts } from '../../../../schemas/report/publishing.ts';
import { publishItemOf } from '../publishing-rows.ts';
import { pageEntry } from '../../findings/findings-files.ts';
import { type OtherSite, otherText } from '../../findings/other-text.ts';
import { pageTitle } from '../../page-title.ts';
import { under } from '../../own-pages/own-page.ts';
import type { PreviewSite } from '../../preview-site.ts';

/** A page that differs between draft and published text. */
export interface DifferingPage {
  readonly title: string;
  /** `new`: it is not published yet. `gone`: the draft does not have it any more. */
  readonly change: 'new' | 'edited' | 'gone';
  /** The number of differences on both sides. */
  readonly places: number;
  /** The worst that publishing an entry of the page brings; undefined if none of them is unpublished. */
  readonly verdict: PublishVerdict | undefined;
  /** Who changed its entry last, and when (ISO 8601). */
  readonly who: string | undefined;
  readonly updatedAt: string | undefined;
  /** The URL of the page. */
  readonly href: string;
  /** The URL of what readers see. A new page has none. */
  readonly publishedHref: string | undefined;
  /** Its entry in the Contentful web app. List pages have none. */
  readonly edit: string | undefined;
}

/**
 * The pages that differ from the published site, the worst first: by what publishing brings, then those that are gone, new ones,
 * and edited ones by number of changes. Computed once.
 */
export const differingPages = sameForSame((site: PreviewSite): readonly DifferingPage[] => {
  const { published } = site;
  if (published === undefined) return [];
  const here = pagesOf(site, { state: 'published', site: published }, site);
  const there = pagesOf(published, { state: 'draft', site }, site);
  const isEdited = ({ change, places }: DifferingPage) => change === 'edited' && places > 0;
  const differing = [
    ...there.filter(({ change }) => change === 'gone'),
    ...here.filter(({ change }) => change === 'new'),
    ...here.filter(isEdited).toSorted((a, b) => b.places - a.places),
  ];
  return [...publishVerdicts, undefined].flatMap((verdict) =>
    differing.filter((page) => page.verdict === verdict),
  );
});

/** `draft` knows what publishing brings. */
const pagesOf = (site: PreviewSite, other: OtherSite, draft: PreviewSite): DifferingPage[] =>
  Array.from(site.routes as ReadonlySet<RoutePath>).flatMap((url) => {
    const entry = pageEntry(url, site.graph);
    const text = otherText({ url, entry }, site, other);
    // the published site has no sign-in page
    if (entry === undefined && text.href === undefined) return [];
    const href = under(site.basePath, url);
    return [
      {
        title: pageTitle(url, site.graph),
        href,
        publishedHref: other.state === 'published' ? text.href : href,
        edit: entry && entryAddress(entry, site.graph),
        verdict: verdictOn(site.inPlace().entriesOn.get(url), draft),
        ...lastChange(entry, [other.site.graph, site.graph]),
        ...changeOf(text),
      },
    ];
  });

/** The last change of an entry. That of a draft is the later one. */
function lastChange(
  id: EntryId | undefined,
  graphs: readonly Graph[],
): Pick<DifferingPage, 'who' | 'updatedAt'> {
  const changes = graphs.flatMap((graph) => {
    const entry = id && graph.entries.get(id);
    return entry === undefined ? [] : [{ who: changerOf(entry, graph), updatedAt: entry.updatedAt }];
  });
  const [last] = changes.toSorted((a, b) => descending(a.updatedAt, b.updatedAt));
  return last ?? { who: undefined, updatedAt: undefined };
}

function verdictOn(shown: Iterable<EntryId> = [], draft: PreviewSite): PublishVerdict | undefined {
  const found = new Set(Array.from(shown, (id) => publishItemOf(id, draft)?.verdict));
  return publishVerdicts.find((verdict) => found.has(verdict));
}

const changeOf = ({ state, href, changed, onlyThere }: OtherText): Pick<DifferingPage, 'change' | 'places'> =>
  href === undefined
    ? { change: state === 'published' ? 'new' : 'gone', places: 0 }
    : { change: 'edited', places: changed.length + onlyThere };
