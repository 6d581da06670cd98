import type { Article, BundleFiles, Manifest } from '../../../schemas/bundle/index.ts';

/** The content of the site. Each file is read once, when it is first asked for; a failure is a `BundleError`. */
export interface Bundle extends FilesByName {
  readonly manifest: () => Promise<Manifest>;
  /** The article at a path, or nothing where the site has none. */
  readonly article: (url: string) => Promise<Article | undefined>;
  /** The path of the article's file, relative to the manifest. */
  readonly articlePath: (url: string) => Promise<string | undefined>;
}

type FilesByName = { readonly [Name in keyof BundleFiles]: () => Promise<BundleFiles[Name]> };

type ReadByName = <Name extends keyof BundleFiles>(name: Name) => () => Promise<BundleFiles[Name]>;

/** A function for each file of the bundle, made out of its name. */
export const filesByName = (read: ReadByName): FilesByName => ({
  contents: read('contents'),
  redirects: read('redirects'),
  autocomplete: read('autocomplete'),
  search: read('search'),
  home: read('home'),
  announcements: read('announcements'),
  categories: read('categories'),
  capabilities: read('capabilities'),
  site: read('site'),
});
