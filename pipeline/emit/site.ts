import { directionIn } from '../../schemas/base/text/direction.ts';
import type { BundleFiles } from '../../schemas/bundle/index.ts';
import { languageName, languageNameIn } from '../config/language-name.ts';
import { leadsToOtherChannel, safeUrl } from '../addresses/address-of.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import { givenText, interfaceLocale, ownLabels, type TextPerLanguage } from '../config/per-language.ts';
import { switchedOn } from '../config/services.ts';
import { ownTypeLabels } from '../config/type-labels.ts';
import type { ResolvedTheme } from '../theme/resolved-theme.ts';
import type { Graph } from '../graph.ts';

type Site = BundleFiles['site'];

interface ConfiguredLink {
  readonly label: TextPerLanguage;
  readonly url: string;
  readonly opensNewWindow?: boolean | undefined;
}

export interface SiteParts {
  readonly logo: string | undefined;
  readonly theme: Pick<ResolvedTheme, 'head' | 'logo'> | undefined;
  readonly updatedAt: string | undefined;
  readonly lists: Site['lists'];
}

/** `site`: header, footer, labels, scripts, and the addresses of the services. */
export function siteFile(graph: Graph, { logo, theme, updatedAt, lists }: SiteParts): Site {
  const { config, locale, prefixes, translations } = graph;
  const shown = linksIn(graph);
  const name = givenText(config.site.name, locale);
  const { site, siteUrl, basePath, flags, services, search, scripts, scriptProxy, consent } = config;
  const { machineReaders, serviceWorker, searchEngines } = config;
  const { kbId, searchSource, homeUrl } = chosenKnowledgeBase(config);
  const [shownLogo = logo, darkLogo] = theme?.logo ?? [];
  return {
    name,
    ...(siteUrl !== undefined && { siteUrl }),
    basePath,
    locale,
    ...(translations.length > 1 && { locales: placesOf(graph) }),
    direction: directionIn(locale),
    ...(config.language !== undefined && { language: config.language }),
    ...(translations.length > 1 && config.untranslated === 'fallback' && { hasLanguageNotice: false }),
    ...(updatedAt !== undefined && { updatedAt }),
    knowledgeBase: {
      kbId,
      searchSource,
      homeUrl,
      ...(shownLogo !== undefined && { logo: shownLogo }),
      ...(darkLogo !== undefined && { darkLogo }),
    },
    ...(theme !== undefined && { head: theme.head }),
    header: {
      links: shown(site.header.links),
      ...(site.header.ideasUrl !== undefined && { ideasUrl: site.header.ideasUrl }),
    },
    footer: {
      columns: site.footer.columns.flatMap(({ title, links }) => {
        const shownLinks = shown(links);
        return links.length > 0 && shownLinks.length === 0
          ? []
          : [{ title: givenText(title, locale), links: shownLinks }];
      }),
      social: shown(site.footer.social),
      legal: shown(site.footer.legal),
      copyright: site.footer.copyright === undefined ? name : givenText(site.footer.copyright, locale),
    },
    lists,
    labels: { ...ownLabels(config, locale), ...ownTypeLabels(config, locale) },
    flags,
    ...(Object.keys(prefixes).length > 0 && { routes: prefixes }),
    services: switchedOn(services),
    ...(scripts.length > 0 && { scripts }),
    ...(scriptProxy !== undefined && { scriptProxy }),
    ...(consent && { consent }),
    ...(!machineReaders.markdown && { hasMarkdown: false }),
    ...(!serviceWorker && { serviceWorker }),
    ...(!searchEngines && { searchEngines }),
    ...(search.service && { search: search.service }),
  };
}

const placesOf = ({ translations, locale: own, config }: Graph): NonNullable<Site['locales']> =>
  translations.map(({ locale, basePath, siteUrl }) => ({
    locale,
    name: languageName(
      locale,
      translations.map((each) => each.locale),
    ),
    nameHere: languageNameIn(interfaceLocale(config, own), locale),
    direction: directionIn(locale),
    basePath,
    ...(siteUrl !== undefined && { siteUrl }),
  }));

/** All knowledge bases share header and footer. Links to articles that this one does not include are left out. */
const linksIn =
  (graph: Graph) =>
  (links: readonly ConfiguredLink[]): Site['header']['links'] =>
    links.filter(({ url }) => !leadsToOtherChannel(url, graph)).map((link) => linkOf(link, graph));

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
