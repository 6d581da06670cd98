import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { SearchSettings } from '../../../schemas/services/search/search-settings.ts';
import type { Wording } from '../../answers/wording/wording.ts';
import { readBundleFile } from '../../site/pages/routes.ts';
import { siteAnswers, type SiteAnswers } from '../chat/site-answers.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import type { SiteScripts } from '../scripts/script-routes.ts';
import type { ServedSite } from '../wire/service-settings.ts';
import { type ReadBytes, readBundleFiles } from './read-bundle-files.ts';
import type { SiteSearch } from './site-search.ts';

/** A built site in one locale, as its services know it. */
export interface BuiltSite extends ServedSite, SiteScripts {
  readonly name: string;
  readonly locale: string;
  /** Of the content: the same files give the same one. */
  readonly version: string;
  readonly files: readonly BundleFile[];
  readonly search: SearchBackend;
  /** The live search that its pages call. Undefined: readers search in their browser. */
  readonly searchService: SearchSettings | undefined;
  readonly answers: SiteAnswers;
  /** Ends its thread and its connections, once what is under way is answered. */
  readonly close: () => void;
}

/** The site in each of its locales, the usual one first. */
export type Sites = readonly [BuiltSite, ...BuiltSite[]];

export interface SiteOptions {
  /** The backend of the search in a locale, where it is not the bundle's own index. */
  readonly engineOf: (locale: string, bundle: SearchBackend) => SearchBackend | undefined;
  readonly wording: Wording | undefined;
  /** Opens the search of a bundle: in this thread, or in another one. */
  readonly openSearch: (files: readonly BundleFile[]) => SiteSearch | Promise<SiteSearch>;
}

/** Opens a site in each of its locales, the usual one first. `read` takes paths below the site's folder. */
export async function openBuiltSite(read: ReadBytes, where: string, options: SiteOptions): Promise<Sites> {
  const first = await openLocale(read, { where, folder: '', options });
  const { basePath, locales = [] } = readBundleFile(first.files, 'site');
  const others = locales.filter(
    (each) =>
      each.basePath !== basePath &&
      each.basePath.startsWith(basePath) &&
      each.siteUrl === locales[0]?.siteUrl,
  );
  const opened = others.map((each) =>
    openLocale(read, { where, folder: each.basePath.slice(basePath.length), options }),
  );
  return [first, ...(await Promise.all(opened))];
}

interface Locale {
  readonly where: string;
  /** Below the site's folder; ends with a slash, or is empty. */
  readonly folder: string;
  readonly options: SiteOptions;
}

async function openLocale(read: ReadBytes, { where, folder, options }: Locale): Promise<BuiltSite> {
  const bundle = `${folder}bundle/`;
  const { manifest, files } = await readBundleFiles((path) => read(bundle + path), where);
  const {
    name,
    locale,
    basePath,
    serviceBase,
    services,
    scripts = [],
    scriptProxy,
    search: searchService,
  } = readBundleFile(files, 'site');
  const { search, answer, close } = await options.openSearch(files);
  const { items } = readBundleFile(files, 'autocomplete');
  const own: SearchBackend = { search, suggestions: async () => items };
  const engine = options.engineOf(locale, own);
  return {
    name,
    locale,
    basePath,
    serviceBase,
    services,
    scripts: scripts.map(({ src }) => src),
    scriptProxy,
    version: manifest.version ?? '',
    files,
    search: engine ?? own,
    searchService,
    answers: siteAnswers({ files: () => files, answer, wording: options.wording }),
    close() {
      close();
      engine?.close?.();
    },
  };
}
