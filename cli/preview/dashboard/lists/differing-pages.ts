import { sameForSame } from '../../../../schemas/base/same-for-same.ts';
import type { RoutePath } from '../../../../schemas/base/ids.ts';
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
  /** The URL of the page. */
  readonly href: string;
}

/**
 * The pages that differ from the published site: new ones, then edited ones by number of changes, then those that are gone.
 * Computed once.
 */
export const differingPages = sameForSame((site: PreviewSite): readonly DifferingPage[] => {
  const { published } = site;
  if (published === undefined) return [];
  const here = pagesOf(site, { state: 'published', site: published });
  const there = pagesOf(published, { state: 'draft', site });
  const isEdited = ({ change, places }: DifferingPage) => change === 'edited' && places > 0;
  return [
    ...here.filter(({ change }) => change === 'new'),
    ...here.filter(isEdited).toSorted((a, b) => b.places - a.places),
    ...there.filter(({ change }) => change === 'gone'),
  ];
});

const pagesOf = (site: PreviewSite, other: OtherSite): DifferingPage[] =>
  Array.from(site.routes as ReadonlySet<RoutePath>).flatMap((url) => {
    const entry = pageEntry(url, site.graph);
    const text = otherText({ url, entry }, site, other);
    // the published site has no sign-in page
    if (entry === undefined && text.href === undefined) return [];
    const title = pageTitle(url, site.graph);
    return [{ title, href: under(site.basePath, url), verdict: verdictOn(url, site), ...changeOf(text) }];
  });

function verdictOn(url: RoutePath, site: PreviewSite): PublishVerdict | undefined {
  const shown = site.inPlace().entriesOn.get(url) ?? [];
  const found = new Set(shown.map((id) => publishItemOf(id, site)?.verdict));
  return publishVerdicts.find((verdict) => found.has(verdict));
}

const changeOf = ({ state, href, changed, onlyThere }: OtherText): Pick<DifferingPage, 'change' | 'places'> =>
  href === undefined
    ? { change: state === 'published' ? 'new' : 'gone', places: 0 }
    : { change: 'edited', places: changed.length + onlyThere };
