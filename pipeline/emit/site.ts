import type { BundleFiles } from '../../schemas/bundle/index.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import { switchedOn } from '../config/services.ts';
import type { Graph } from '../graph.ts';

type Site = BundleFiles['site'];

interface ConfiguredLink {
  readonly label: string;
  readonly url: string;
  readonly opensNewWindow?: boolean | undefined;
}

export interface SiteParts {
  readonly logo: string | undefined;
  readonly updatedAt: string | undefined;
  readonly lists: Site['lists'];
}

/** `site`: what every page shows around its content, and where the services are. */
export function siteFile({ config, space }: Graph, { logo, updatedAt, lists }: SiteParts): Site {
  const { site, siteUrl, basePath, flags, services, search, scripts, scriptProxy, consent } = config;
  const { machineReaders, serviceWorker, searchEngines } = config;
  const { kbId, searchSource, homeUrl } = chosenKnowledgeBase(config);
  return {
    name: site.name,
    ...(siteUrl !== undefined && { siteUrl }),
    basePath,
    locale: space.locale,
    direction: directionOf(space.locale),
    ...(updatedAt !== undefined && { updatedAt }),
    knowledgeBase: { kbId, searchSource, homeUrl, ...(logo !== undefined && { logo }) },
    header: {
      links: site.header.links.map(linkOf),
      ...(site.header.ideasUrl !== undefined && { ideasUrl: site.header.ideasUrl }),
    },
    footer: {
      columns: site.footer.columns.map(({ title, links }) => ({ title, links: links.map(linkOf) })),
      social: site.footer.social.map(linkOf),
      legal: site.footer.legal.map(linkOf),
      copyright: site.footer.copyright ?? site.name,
    },
    lists,
    labels: site.labels,
    flags,
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

/** Links to other sites open a new window unless the configuration says otherwise. Source: requirements LY-4. */
const linkOf = ({ label, url, opensNewWindow }: ConfiguredLink): Site['header']['links'][number] => ({
  label,
  url,
  opensNewWindow: opensNewWindow ?? /^https?:/iu.test(url),
});

/** Languages that are written from right to left, by the first part of their locale code. Source: Unicode CLDR. */
const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ks',
  'ku',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split(/[-_]/u)[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
