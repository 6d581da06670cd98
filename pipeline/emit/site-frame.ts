import type { BundleFiles } from '../../schemas/bundle/index.ts';
import { hasListPage, listNames } from '../../schemas/list-pages.ts';
import { pages } from '../../schemas/urls.ts';
import { leadsToOtherChannel, safeUrl } from '../addresses/address-of.ts';
import { givenText, type TextPerLanguage } from '../config/per-language.ts';
import type { Graph } from '../graph.ts';

type Site = BundleFiles['site'];

interface ConfiguredLink {
  readonly label: TextPerLanguage;
  readonly url: string;
  readonly opensNewWindow?: boolean | undefined;
}

/** Header and footer of every page. */
export function siteFrame(
  graph: Graph,
  { name, lists }: Pick<Site, 'name' | 'lists'>,
): Pick<Site, 'header' | 'footer'> {
  const { locale, translations } = graph;
  const { header, footer } = graph.config.site;
  const shown = linksIn(graph, emptyPages(lists, translations.length > 1));
  return {
    header: {
      links: shown(header.links),
      ...(header.ideasUrl !== undefined && { ideasUrl: header.ideasUrl }),
    },
    footer: {
      columns: footer.columns.flatMap(({ title, links }) => {
        const shownLinks = shown(links);
        return links.length > 0 && shownLinks.length === 0
          ? []
          : [{ title: givenText(title, locale), links: shownLinks }];
      }),
      social: shown(footer.social),
      legal: shown(footer.legal),
      copyright: footer.copyright === undefined ? name : givenText(footer.copyright, locale),
    },
  };
}

/** The lists without a page. */
const emptyPages = (lists: Site['lists'], hasLocales: boolean): ReadonlySet<string> =>
  new Set(
    listNames
      .filter((list) => !hasListPage({ lists, locales: hasLocales || undefined }, list))
      .map((list) => pages[list]),
  );

/** All knowledge bases share header and footer. Links to articles that this one does not include, and to empty lists, are left out. */
const linksIn =
  (graph: Graph, empty: ReadonlySet<string>) =>
  (links: readonly ConfiguredLink[]): Site['header']['links'] =>
    links
      .filter(({ url }) => !empty.has(url) && !leadsToOtherChannel(url, graph))
      .map((link) => linkOf(link, graph));

/** Links to other sites open a new window unless the configuration says otherwise. Source: docs/requirements.md, LY-4. */
const linkOf = (
  { label, url, opensNewWindow }: ConfiguredLink,
  graph: Graph,
): Site['header']['links'][number] => ({
  label: givenText(label, graph.locale),
  // the paths of the configuration are those of the first locale
  url: graph.sourceRoutes.size > 0 ? (safeUrl(url, graph) ?? url) : url,
  opensNewWindow: opensNewWindow ?? /^https?:/iu.test(url),
});
