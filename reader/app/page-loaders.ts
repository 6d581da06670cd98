import type { BundleFiles, TreeItem } from '../../schemas/bundle/index.ts';
import { pages, toRoutePath } from '../../schemas/urls.ts';
import type { Bundle } from '../bundle/open.ts';
import { areaOf } from '../features/capabilities/areas.ts';
import { type HomeSection, homeSections } from '../features/home/home-sections.ts';
import { message } from '../messages/message.ts';
import type { Asked } from './arrival.ts';
import { loadMissing } from './content-loader.ts';
import { startTopics } from '../features/search/start-topics.ts';
import { listPage } from './list-page.ts';
import type { ArticleData, PageFrame } from './page-data.ts';

interface HomeData extends PageFrame {
  readonly sections: readonly HomeSection[];
  /** The site's tree, where there are no sections. */
  readonly contents: readonly TreeItem[];
}

/** The sections of the home page, or the article that a knowledge base has in their place. Source: requirements KB-1. */
export async function loadHome(bundle: Bundle): Promise<HomeData | ArticleData> {
  const { knowledgeBase } = await bundle.site();
  const article =
    knowledgeBase.homeUrl === pages.home
      ? undefined
      : await bundle.article(toRoutePath(knowledgeBase.homeUrl));
  if (article !== undefined) return { kind: 'article', article, body: 'rendered' };
  const home = await bundle.home();
  const sections = homeSections(home);
  const contents = sections.length > 0 ? [] : (await bundle.contents()).items;
  return { head: home.head, breadcrumbs: [], sections, contents };
}

export async function loadSearch(bundle: Bundle) {
  const [frame, { items }] = await Promise.all([
    listPage(bundle, { path: pages.search, title: message('search.heading'), robots: 'noindex,nofollow' }),
    bundle.contents(),
  ]);
  return { ...frame, topics: startTopics(items) };
}

export async function loadAnnouncements(bundle: Bundle) {
  const page = {
    path: pages.announcements,
    title: message('announcements.heading'),
    description: message('announcements.lead'),
  };
  const [frame, announcements] = await Promise.all([listPage(bundle, page), bundle.announcements()]);
  return { ...frame, announcements };
}

export async function loadCategories(bundle: Bundle) {
  const page = {
    path: pages.categories,
    title: message('categories.heading'),
    description: message('categories.lead'),
  };
  const [frame, categories] = await Promise.all([listPage(bundle, page), bundle.categories()]);
  return { ...frame, cards: categories.cards };
}

export interface CapabilitiesData extends PageFrame {
  readonly capabilities: BundleFiles['capabilities'];
  /** Of the chosen area; absent on the page of all areas. */
  readonly slug?: string;
}

/** `slug`: the area's part of the address; absent on the page of all areas. */
export async function loadCapabilities(bundle: Bundle, slug: string | undefined, asked: Asked) {
  const all = {
    path: pages.capabilities,
    title: message('capabilities.heading'),
    description: message('capabilities.lead'),
  };
  const capabilities = await bundle.capabilities();
  if (slug === undefined)
    return { ...(await listPage(bundle, all)), capabilities } satisfies CapabilitiesData;
  const area = areaOf(capabilities.areas, slug);
  if (area === undefined) return loadMissing(bundle, asked);
  const parent = { title: all.title, url: all.path, isText: false };
  const frame = await listPage(bundle, { path: area.url, title: area.title, parent });
  return { ...frame, capabilities, slug } satisfies CapabilitiesData;
}

/** There is only something to sign in to where a service knows who reads. Source: requirements RT-6. */
export async function loadSignIn(bundle: Bundle, asked: Asked) {
  const { services } = await bundle.site();
  if (services.profile === undefined) return loadMissing(bundle, asked);
  return listPage(bundle, {
    path: pages.signIn,
    title: message('signIn.breadcrumb'),
    robots: 'noindex,nofollow',
  });
}

/** Shown only while the full-header flag is on. Source: requirements RT-1. */
export async function loadIdeas(bundle: Bundle, asked: Asked) {
  const { flags } = await bundle.site();
  if (flags.fullHeader !== true) return loadMissing(bundle, asked);
  return listPage(bundle, {
    path: pages.ideas,
    title: message('ideas.heading'),
    description: message('ideas.lead'),
  });
}
