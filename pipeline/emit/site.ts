import { directionIn } from '../../schemas/base/text/direction.ts';
import type { BundleFiles } from '../../schemas/bundle/index.ts';
import { languageName, languageNameIn } from '../config/language-name.ts';
import { serviceBase } from '../config/in-locale.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import { givenText, interfaceLocale, ownLabels } from '../config/per-language.ts';
import { siteName } from '../config/site-name.ts';
import { switchedOn } from '../config/services.ts';
import { ownTypeLabels } from '../config/type-labels.ts';
import type { ResolvedTheme } from '../theme/resolved-theme.ts';
import type { Graph } from '../graph.ts';
import { siteFrame } from './site-frame.ts';

type Site = BundleFiles['site'];

export interface SiteParts {
  readonly logo: string | undefined;
  readonly theme: Pick<ResolvedTheme, 'head' | 'logo'> | undefined;
  readonly updatedAt: string | undefined;
  readonly lists: Site['lists'];
}

/** `site`: header, footer, labels, scripts, and the addresses of the services. */
export function siteFile(graph: Graph, { logo, theme, updatedAt, lists }: SiteParts): Site {
  const { config, locale, prefixes, translations } = graph;
  const name = siteName(config, locale);
  const { site, siteUrl, basePath, flags, services, search, scripts, scriptProxy, consent } = config;
  const { machineReaders, serviceWorker, searchEngines } = config;
  const { kbId, searchSource, homeUrl } = chosenKnowledgeBase(config);
  const [shownLogo = logo, darkLogo] = theme?.logo ?? [];
  return {
    name,
    ...(siteUrl !== undefined && { siteUrl }),
    basePath,
    ...(serviceBase(config) !== basePath && { serviceBase: serviceBase(config) }),
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
    ...(theme !== undefined && { head: theme.head.map(withAddresses(basePath)) }),
    ...siteFrame(graph, { name, lists }),
    lists,
    ...(site.edition !== undefined && { edition: site.edition }),
    labels: {
      ...ownLabels(config, locale),
      ...ownTypeLabels(config, locale),
      ...sourceLabels(config, locale),
    },
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

/** In a page, files of style sheets need whole paths. */
const withAddresses =
  (basePath: string) =>
  ({ css, ...element }: ResolvedTheme['head'][number]): ResolvedTheme['head'][number] =>
    css === undefined
      ? element
      : { css: css.replaceAll(/url\((?=[\w-]+\.woff2\))/gu, `url(${basePath}assets/`) };

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

/** The names of sources, as the reader looks them up: `source.courses`. */
const sourceLabels = ({ search }: Graph['config'], locale: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search.sources).map(([source, name]) => [`source.${source}`, givenText(name, locale)]),
  );
