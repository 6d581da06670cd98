import type { BreadcrumbList, Graph, SearchAction, Thing, WebSite } from 'schema-dts';
import { pages } from '../../../schemas/urls.ts';
import { aboutArticle } from './about-article.ts';
import { absolute, type PageFacts } from './page-facts.ts';
import type { CardPicture } from './picture-of.ts';

/** The page's structured data as schema.org types; undefined if there is none. Source: Google, "Structured data". */
export function structuredData(page: PageFacts, picture: CardPicture | undefined): Graph | undefined {
  const things: Thing[] = [
    ...(page.url === pages.home ? [webSite(page)] : []),
    ...breadcrumbList(page),
    ...(page.article === undefined ? [] : [aboutArticle(page, page.article, picture)]),
  ];
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}

/**
 * `SearchAction` with `query-input`, which schema.org does not define as a property. Source: schema.org, "Potential
 * Actions", `query-input`.
 */
interface SiteSearch extends Exclude<SearchAction, string> {
  readonly 'query-input': string;
}

/** Source: Google, "Site names": `name` and `url`. The search is for others: Google has shown no search box since November 2024. */
function webSite({ site }: PageFacts): WebSite {
  const home = absolute(pages.home, site);
  if (home === undefined) return { '@type': 'WebSite', name: site.name, inLanguage: site.locale };
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(pages.search, site)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return { '@type': 'WebSite', name: site.name, url: home, inLanguage: site.locale, potentialAction: search };
}

/**
 * The breadcrumbs. A step without an address is left out, unless it is the page itself. A single step gives no
 * breadcrumbs. Source: Google, "Breadcrumb": two items or more, `item` in all but the last.
 */
function breadcrumbList({ site, breadcrumbs }: PageFacts): BreadcrumbList[] {
  if (site.siteUrl === undefined) return [];
  const steps = breadcrumbs
    .map(({ title, url }) => ({ name: title, item: url === undefined ? undefined : absolute(url, site) }))
    .filter(({ item }, index) => item !== undefined || index === breadcrumbs.length - 1);
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ name, item }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    ...(item !== undefined && { item }),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
