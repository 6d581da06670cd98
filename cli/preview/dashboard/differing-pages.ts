import type { RoutePath } from '../../../schemas/base/ids.ts';
import type { OtherText } from '../../../schemas/preview/page-preview.ts';
import { pagePreviewOf } from '../findings/findings-files.ts';
import type { OtherSite } from '../findings/other-text.ts';
import { pages } from '../../../schemas/urls.ts';
import { under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';

/** A page that is not the same in the draft and in what is published. */
export interface DifferingPage {
  readonly title: string;
  /** `new`: readers do not have it yet; `gone`: the draft has it no more. */
  readonly change: 'new' | 'edited' | 'gone';
  /** How many places differ, on both sides together. */
  readonly places: number;
  /** Where it is shown. */
  readonly href: string;
}

/** The pages that are not as they are published: new ones, then those with the most changes, then those that are gone. Worked out once. */
export function differingPages(site: PreviewSite): readonly DifferingPage[] {
  const known = made.get(site) ?? compared(site);
  made.set(site, known);
  return known;
}

const made = new WeakMap<PreviewSite, readonly DifferingPage[]>();

function compared(site: PreviewSite): DifferingPage[] {
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
}

const pagesOf = (site: PreviewSite, other: OtherSite): DifferingPage[] =>
  [...site.routes].flatMap((url) => {
    const page = pagePreviewOf(url as RoutePath, site, other); // a route of the site
    if (page.other === undefined) return [];
    // what is published has no sign-in
    if (page.entry === undefined && page.other.href === undefined) return [];
    const title = site.graph.entries.get(page.entry as never)?.title ?? names[url] ?? url;
    return [{ title, href: under(site.basePath, url), ...changeOf(page.other) }];
  });

const changeOf = ({
  state,
  href,
  changed,
  onlyThere,
}: OtherText): Pick<DifferingPage, 'change' | 'places'> =>
  href === undefined
    ? { change: state === 'published' ? 'new' : 'gone', places: 0 }
    : { change: 'edited', places: changed.length + onlyThere };

/** What pages without an entry are called. */
const names: Readonly<Record<string, string>> = {
  [pages.home]: 'Home page',
  [pages.announcements]: 'Announcements',
  [pages.capabilities]: 'Product capabilities',
  [pages.categories]: 'Categories',
};
