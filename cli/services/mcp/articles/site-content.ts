import type { BundleFile } from '../../../../pipeline/emit/bundle-file.ts';
import { once } from '../../../../schemas/base/once.ts';
import type { BundleFiles, TreeItem } from '../../../../schemas/bundle/index.ts';
import type { ChatFilterOptions } from '../../../../schemas/services/help-center/chat.ts';
import { absoluteIn } from '../../../../schemas/urls.ts';
import { readBundleFile } from '../../../site/pages/routes.ts';
import type { BuiltSite } from '../../site/built-site.ts';
import { type Area, areasOf } from './areas.ts';
import { markdownWriter } from './markdown-writer.ts';

/** What tools read of a site in one locale. */
export interface SiteContent {
  readonly about: BundleFiles['site'];
  /** The address of a path of this site: absolute, or a path of its host where the site's own address is not known. */
  readonly addressOf: (path: string) => string;
  /** The files of articles by the path of their page. */
  readonly articles: ReadonlyMap<string, BundleFile>;
  readonly tree: () => readonly TreeItem[];
  /** Reads the whole search index once. */
  readonly areas: () => readonly Area[];
  readonly redirects: () => BundleFiles['redirects'];
  /** What a search can be limited to. */
  readonly filters: () => ChatFilterOptions;
  /** The article at a path as Markdown. */
  readonly markdownOf: (path: string) => Promise<string>;
}

const known = new WeakMap<BuiltSite, SiteContent>();

/** Reads a site once, however many clients ask. */
export function contentOf(site: BuiltSite): SiteContent {
  const content = known.get(site) ?? read(site);
  known.set(site, content);
  return content;
}

function read({ files, answers }: BuiltSite): SiteContent {
  const about = readBundleFile(files, 'site');
  const tree = once(() => readBundleFile(files, 'contents').items);
  return {
    about,
    addressOf: absoluteIn(about),
    articles: new Map(files.flatMap((file) => (file.url === undefined ? [] : [[file.url, file]]))),
    tree,
    areas: once(() => areasOf(files, tree())),
    redirects: once(() => readBundleFile(files, 'redirects')),
    filters: answers.filterOptions,
    markdownOf: markdownWriter(files, about),
  };
}
