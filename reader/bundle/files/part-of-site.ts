import { askHost } from './ask-host.ts';
import { BundleError } from './failure.ts';

/**
 * Loads a script of the site, and maps its failure to that of a file: the host is unreachable, or the site was
 * updated and has other scripts.
 */
export async function partOfSite<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError({ kind: (await isHostThere()) ? 'missing' : 'offline', file: 'script' });
  }
}

/** A browser that reports to be online may have a network without internet access. */
const isHostThere = async (): Promise<boolean> =>
  navigator.onLine &&
  askHost(location.href).then(
    () => true,
    () => false,
  );
