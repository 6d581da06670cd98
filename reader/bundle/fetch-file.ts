import { BundleError } from './failure.ts';
import type { ReadFile } from './open.ts';

/**
 * Reads the bundle over HTTP. The manifest is checked with the server each time, the other files' names hold their
 * hash. Source: design.md, "Bundle".
 */
export const fetchFile =
  (fetcher: typeof fetch, basePath: string): ReadFile =>
  async (path) => {
    const cache = path === 'manifest.json' ? 'no-cache' : 'default';
    const response = await fetcher(`${basePath}bundle/${path}`, { cache }).catch(() => {
      throw new BundleError({ kind: 'offline', file: path });
    });
    if (response.status === 404) throw new BundleError({ kind: 'missing', file: path });
    if (!response.ok) throw new BundleError({ kind: 'refused', file: path, status: response.status });
    return response.json();
  };
