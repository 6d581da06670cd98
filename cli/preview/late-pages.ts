import type { OpenBuild } from '../../pipeline/build.ts';
import type { BundleFile } from '../../pipeline/emit/bundle-file.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type { Prerenderer } from '../../schemas/prerenderer.ts';
import { markdownCopyOf } from '../site/machine-readers/markdown-copies.ts';
import { routesOf } from '../site/pages/routes.ts';
import { shellOf } from '../site/pages/shell-of.ts';
import type { LoadedReader } from './loaded-reader.ts';

/** The pages of a build whose articles are made when their page is asked for. */
export interface LatePages {
  /** The bundle's files without the search. Those of articles are made when they are read. */
  readonly files: readonly BundleFile[];
  readonly routes: ReadonlySet<string>;
  readonly hasMarkdown: (url: string) => boolean;
  readonly prerenderer: Prerenderer;
}

export function latePages({ bundle, within }: OpenBuild, reader: LoadedReader): LatePages {
  const { lists, articles } = within(() => ({ lists: bundle().lists(), articles: bundle().articles() }));
  const files = [...articles, ...lists];
  const byUrl = new Map<string, BundleFile>(articles.map((file) => [file.url, file]));
  const byPath = new Map(lists.map((file) => [file.path, file]));
  const isCopied = within(() => markdownCopyOf(files));
  const prerenderer = reader.createPrerenderer({
    async read(path) {
      const file = byPath.get(path);
      invariant(file !== undefined, `the bundle has the file ${path}`);
      return JSON.parse(file.text) as unknown;
    },
    // what is shown beside the content has styles of its own
    shell: { ...shellOf(lists, reader), critical: [] },
    articlePath(url) {
      const file = byUrl.get(url);
      if (file === undefined) return undefined;
      const path = within(() => file.path);
      byPath.set(path, file);
      return path;
    },
  });
  return {
    files,
    routes: new Set(routesOf(files)),
    hasMarkdown: (url) => within(() => isCopied(url)),
    prerenderer,
  };
}
