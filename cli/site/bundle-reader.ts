import type { BundleFile } from '../../pipeline/emit/bundle-file.ts';
import { invariant } from '../../schemas/base/invariant.ts';

/** Gives a bundle's files parsed, by their path. The reader keeps what several pages need. */
export function bundleReader(files: readonly BundleFile[]): (path: string) => Promise<unknown> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return async (path) => {
    const text = texts.get(path);
    invariant(text !== undefined, `the bundle has the file ${path} that its manifest names`);
    return JSON.parse(text) as unknown;
  };
}
