import type { BundleFile } from '../../pipeline/emit/bundle-file.ts';
import { invariant } from '../../schemas/base/invariant.ts';

/** Gives a bundle's files parsed, by their path. The reader keeps what several pages need. */
export function bundleReader(files: readonly BundleFile[]): (path: string) => Promise<unknown> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return async (path) => {
    const file = byPath.get(path);
    invariant(file !== undefined, `the bundle has the file ${path} that its manifest names`);
    return JSON.parse(file.text) as unknown;
  };
}
