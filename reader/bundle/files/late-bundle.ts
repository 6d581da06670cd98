import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { once } from '../../browser/once.ts';
import { type Bundle, filesByName } from './bundle.ts';
import { partOfSite } from './part-of-site.ts';

/** A bundle that opens at the first read. A prerendered page does not need the code that validates files. */
export function lateBundle(load: () => Promise<Bundle>): Bundle {
  const bundle = once(() => partOfSite(load));
  const file = <Name extends keyof BundleFiles>(name: Name) =>
    // Each name has the type of its own file; TypeScript cannot follow it through the call.
    (async () => (await bundle())[name]()) as () => Promise<BundleFiles[Name]>;
  return {
    manifest: async () => (await bundle()).manifest(),
    article: async (url) => (await bundle()).article(url),
    articlePath: async (url) => (await bundle()).articlePath(url),
    ...filesByName(file),
  };
}
