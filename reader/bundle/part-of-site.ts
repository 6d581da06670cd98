import { BundleError } from './failure.ts';

/**
 * Loads a script of the site, whose failure a reader is told of like that of a file: there is no connection, or the site has been
 * updated and has other scripts now.
 */
export async function partOfSite<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError({ kind: navigator.onLine ? 'missing' : 'offline', file: 'script' });
  }
}
