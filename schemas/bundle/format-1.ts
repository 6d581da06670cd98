import * as z from 'zod/mini';
import { locale, routePath } from '../base/ids.ts';
import { languages } from '../languages.ts';
import { aboutArticle, articleArea, listedArticles } from './around-article.ts';
import { bundledAsset } from './asset.ts';
import { derivedHome, heroWords } from './derived-home.ts';
import type { ContentNode } from './node.ts';
import { nodeLink } from './node-link.ts';
import type { RichText } from './rich-text.ts';
import { autocompleterItem } from '../services/search/autocompleter.ts';
import { searchIndex } from '../search/index/search-index.ts';
import { homeSectionCodes } from '../spec/pages/home.ts';
import { searchSettings } from '../services/search/search-settings.ts';

/**
 * The first bundle format. Frozen: a change of shape is a new file beside this one, with an upgrade from this.
 * The reader parses the envelope of each file with these schemas; the nodes inside were written by the pipeline from
 * the content types and are trusted, because the manifest's hash vouches for the file.
 */
export const format = 1;

const richText = z.custom<RichText>((value) => Array.isArray((value as Partial<RichText> | null)?.children));
const contentNode = z.custom<ContentNode>(
  (value) => typeof (value as Partial<ContentNode> | null)?.type === 'string',
);

/** ISO 8601 in UTC, as Contentful writes it. */
const timestamp = z.string();

/** One file of the bundle: `name` is what one asks for, `path` is relative to the manifest and holds the hash. */
export const manifestFile = z.object({
  name: z.string(),
  path: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  /** The page that an article file fills. */
  url: z.optional(routePath),
});

export const manifest = z.object({
  format: z.number(),
  /** Names what the bundle holds: the same files give the same one. A bundle of an earlier Fieldbook has none. */
  version: z.optional(z.string()),
  /** Names what the site's pages have in common: the reader, and what stands around them. In a site alone. */
  shell: z.optional(z.string()),
  source: z.object({ id: z.string(), updatedAt: z.optional(timestamp) }),
  locale,
  knowledgeBase: z.string(),
  files: z.array(manifestFile),
});

/** Source: docs/requirements.md, LY-9. `isText`: the last one, which leads nowhere. */
export const breadcrumb = z.object({ url: z.optional(z.string()), title: z.string(), isText: z.boolean() });

/** An entry of an article's own table of contents. Source: docs/requirements.md, TC-1. */
export interface ContentsItem {
  /** The anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly parentId?: string;
  readonly content: readonly ContentsItem[];
}
const contentsItem: z.ZodMiniType<ContentsItem> = z.object({
  id: z.string(),
  title: z.string(),
  parentId: z.optional(z.string()),
  get content() {
    return z.array(contentsItem);
  },
});

/** What the head of a page says. Source: docs/requirements.md, RT-7. */
export const head = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  robots: z.enum(['index,follow', 'noindex,nofollow']),
  /** Absolute; only where the configuration names the site's address. */
  canonical: z.optional(z.string()),
  /** The page's path in each locale that has a text of its own for it; only where the site has several locales. */
  alternates: z.optional(z.record(z.string(), z.string())),
  /** By locale that has none: the path of what is nearest to the page there. */
  nearest: z.optional(z.record(z.string(), z.string())),
  /** The locale whose text the page shows, because its own has none. */
  textLocale: z.optional(z.string()),
});

/** `articles/<id>`: everything that an article's page shows. */
export const article = z.object({
  id: z.string(),
  type: z.string(),
  url: routePath,
  title: z.string(),
  /** Of a capability that is part of Pro: the title without the word, which becomes a chip. Source: docs/requirements.md, HM-4. */
  proTitle: z.optional(z.string()),
  updatedAt: z.optional(timestamp),
  head,
  breadcrumbs: z.array(breadcrumb),
  contents: z.array(contentsItem),
  /** Small screens list the contents above the text. Source: docs/requirements.md, AR-3. */
  displayToc: z.boolean(),
  related: z.array(nodeLink),
  about: z.optional(aboutArticle),
  node: contentNode,
  // after the node: lists of all articles read a file up to it
  area: z.optional(articleArea),
  listed: z.optional(listedArticles),
});

/** An entry of the site's tree: an area, a category or an article. */
export interface TreeItem {
  readonly title: string;
  readonly url?: string;
  readonly type: string;
  readonly id: string;
  readonly children: readonly TreeItem[];
}
const treeItem: z.ZodMiniType<TreeItem> = z.object({
  title: z.string(),
  url: z.optional(z.string()),
  type: z.string(),
  id: z.string(),
  get children() {
    return z.array(treeItem);
  },
});

/** `contents`: the site's tree. */
export const contents = z.object({ items: z.array(treeItem) });

/** `redirects`: no chains, no loops. `to` is a path of this site with an optional hash, or an absolute address. */
export const redirects = z.object({
  rules: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      isPermanent: z.boolean(),
      ignoreCase: z.boolean(),
      inBrowser: z.boolean(),
    }),
  ),
});

/** `autocomplete`. Source: docs/requirements.md, AC-1; the names are the service's. */
export const autocomplete = z.object({ items: z.array(autocompleterItem) });

/** `search`: the index that `schemas/search/open-search.ts` answers from. */
export const search = z.object({ index: searchIndex });

const tag = z.object({ id: z.string(), name: z.string(), codeId: z.string() });
const labelledLink = z.object({ label: z.string(), url: z.string() });

/** Source: docs/requirements.md, AN-1 to AN-3. */
export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.optional(richText),
  /** The description's words, for the page's own search. */
  plainDescription: z.optional(z.string()),
  updatedAt: z.optional(timestamp),
  types: z.array(tag),
  ctaLink: z.optional(z.string()),
  ctaOpenInNewWindow: z.boolean(),
  learnMoreLinks: z.array(labelledLink),
  isPinned: z.boolean(),
});

/** `announcements`, the newest first. */
export const announcements = z.object({ items: z.array(announcement), types: z.array(tag) });

/** A card of the home page or of the categories page. */
export const card = z.object({
  id: z.string(),
  kind: z.enum(['card', 'releaseNotes', 'highlight', 'announcement']),
  /** Without the name of the edition, which becomes a chip. Source: docs/requirements.md, HM-4. */
  title: z.string(),
  isPro: z.boolean(),
  url: z.optional(z.string()),
  /** A lucide icon's name. */
  icon: z.optional(z.string()),
  description: z.optional(richText),
  /** A sentence on the article that the card leads to. */
  summary: z.optional(z.string()),
  image: z.optional(bundledAsset),
  /** The card's two border colours, each a valid CSS colour. */
  colours: z.array(z.string()),
  links: z.array(z.object({ ...nodeLink.shape, isPro: z.boolean() })),
  /** Of release notes; an announcement has its own. */
  updatedAt: z.optional(timestamp),
  announcement: z.optional(announcement),
});

/** `home`: its sections in the order of HM-2 (docs/requirements.md), each with all its cards; the reader cuts. */
export const home = z.object({
  head,
  hero: z.optional(heroWords),
  /** Only without sections. */
  derived: z.optional(derivedHome),
  sections: z.array(
    z.object({
      id: z.string(),
      code: z.enum(homeSectionCodes),
      title: z.optional(z.string()),
      cards: z.array(card),
    }),
  ),
});

/** `categories`: every card of HPCategories. */
export const categories = z.object({ cards: z.array(card) });

/** `capabilities`. Source: docs/requirements.md, CP-1, CP-2. */
export const capabilities = z.object({
  areas: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      isPro: z.boolean(),
      /** The segment of the address: `/product-capabilities/{slug}`. */
      slug: z.string(),
      url: routePath,
      alternates: head.shape.alternates,
      parentId: z.optional(z.string()),
    }),
  ),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      isPro: z.boolean(),
      url: routePath,
      shortDescription: z.optional(z.string()),
      image: z.optional(bundledAsset),
      areaId: z.optional(z.string()),
      updatedAt: z.optional(timestamp),
    }),
  ),
});

const siteLink = z.object({ label: z.string(), url: z.string(), opensNewWindow: z.boolean() });

/** `site`: what every page shows around its content, and where the services are. */
export const site = z.object({
  name: z.string(),
  siteUrl: z.optional(z.string()),
  /** Starts and ends with a slash. */
  basePath: z.string(),
  /** The folder that paths of services are below, where it is not `basePath`: locales share the services of the whole site. */
  serviceBase: z.optional(z.string()),
  locale,
  /** The site in each of its locales, the usual one first; absent if there is one. */
  locales: z.optional(
    z.array(
      z.object({
        locale: z.string(),
        /** The name of the language in that language. */
        name: z.string(),
        /** The same in the language of this site, as in a sentence. */
        nameHere: z.string(),
        direction: z.enum(['ltr', 'rtl']),
        basePath: z.string(),
        siteUrl: z.optional(z.string()),
      }),
    ),
  ),
  direction: z.enum(['ltr', 'rtl']),
  /** The language of the interface, where it is not that of the locale. */
  language: z.optional(z.enum(languages)),
  /** `false`: pages that show the text of another locale do not say so. */
  hasLanguageNotice: z.optional(z.boolean()),
  /** The newest change in the content; the footer's year until a browser knows better. */
  updatedAt: z.optional(timestamp),
  knowledgeBase: z.object({
    kbId: z.string(),
    searchSource: z.string(),
    homeUrl: z.string(),
    /** A path under `/assets/` or an https address; absent: the name stands in. */
    logo: z.optional(z.string()),
    /** The logo where the system is dark, if it is another one. */
    darkLogo: z.optional(z.string()),
  }),
  /**
   * What the theme has in the head of every page, elements by their attributes: links have a `rel`, and their `href` is below the base
   * path. One that has only `css` is a style element. Absent: the usual look.
   */
  head: z.optional(z.array(z.record(z.string(), z.string()))),
  header: z.object({ links: z.array(siteLink), ideasUrl: z.optional(z.string()) }),
  footer: z.object({
    columns: z.array(z.object({ title: z.string(), links: z.array(siteLink) })),
    social: z.array(siteLink),
    legal: z.array(siteLink),
    copyright: z.string(),
  }),
  /** The name of the edition that costs more; absent: nothing is marked with it. */
  edition: z.optional(z.string()),
  labels: z.record(z.string(), z.string()),
  /** The list pages that have something to list: no others are linked. */
  lists: z.object({ announcements: z.boolean(), capabilities: z.boolean(), categories: z.boolean() }),
  flags: z.record(z.string(), z.boolean()),
  /** Where the pages of content types stand if not at the usual prefix: `{ kbHowTo: '/guides' }`. */
  routes: z.optional(z.record(z.string(), z.string())),
  services: z.record(z.string(), z.string()),
  /** Scripts of other sites. */
  scripts: z.optional(
    z.array(
      z.object({
        src: z.string(),
        async: z.optional(z.boolean()),
        attributes: z.optional(z.record(z.string(), z.string())),
      }),
    ),
  ),
  /** A path of this site that gives them, with `?url=`; absent: they come from where they are. */
  scriptProxy: z.optional(z.string()),
  /** Analytics and those scripts wait for a reader's yes. */
  consent: z.optional(z.boolean()),
  /** `false`: no Markdown stands beside the articles. */
  hasMarkdown: z.optional(z.boolean()),
  /** `false`: nothing is kept for reading without a connection. */
  serviceWorker: z.optional(z.boolean()),
  /** `false`: no search engine is to list the site. */
  searchEngines: z.optional(z.boolean()),
  /** The live search; absent: readers search `search`, the bundle's own index. */
  search: z.optional(searchSettings),
});

/** What each name of the manifest holds. `articles/<id>` files hold an `article`. */
export const files = {
  contents,
  redirects,
  autocomplete,
  search,
  home,
  announcements,
  categories,
  capabilities,
  site,
} as const;
