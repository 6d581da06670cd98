import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchFault } from '../../external/network-fault.ts';
import { readWhole } from '../../input/read-whole.ts';
import { SourceError, UnreachedError } from '../../source/source-error.ts';
import { UsageError } from '../../usage-error.ts';
import type { ReadBytes } from '../site/read-bundle-files.ts';

/** A version of a site, which is not read yet. */
export interface FoundVersion {
  /** Another one for another version. */
  readonly mark: string;
  readonly folder: string | undefined;
  readonly read: ReadBytes;
}

export interface SiteSource {
  readonly kind: 'folder' | 'address';
  /** Finds the version of now. */
  readonly look: () => Promise<FoundVersion>;
}

/** Where a site is read: in a folder, or at an address. */
export const siteSource = (site: string): SiteSource =>
  /^https?:/iu.test(site) ? addressSource(site) : folderSource(site);

/** A folder is read where its link leads at that moment. */
function folderSource(site: string): SiteSource {
  return {
    kind: 'folder',
    async look() {
      try {
        const folder = await realpath(site);
        const { mtimeMs, ino } = await stat(join(folder, manifestPath));
        return {
          mark: `${folder} ${mtimeMs} ${ino}`,
          folder,
          read: async (path) => new Uint8Array(await readFile(join(folder, path))),
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new UsageError(
          `${site} is no built site: it has no ${manifestPath}; build it with --out ${site}.`,
        );
      }
    },
  };
}

const manifestPath = 'bundle/manifest.json';
const timeoutMs = 30_000;

/** The search of 80,000 articles. */
const maxBytes = 64 * 2 ** 20;

/** A deployed site, by the address of its manifest or of its folder. */
function addressSource(site: string): SiteSource {
  const base = new URL(
    site.endsWith(manifestPath) ? site.slice(0, -manifestPath.length) : site.replace(/\/?$/u, '/'),
  );
  const fetched = (path: string) => fetchFile(base.href + path);
  return {
    kind: 'address',
    async look() {
      const manifest = await fetched(manifestPath);
      const mark = Buffer.from(manifest).toString('base64');
      return {
        mark,
        folder: undefined,
        read: async (path) => (path === manifestPath ? manifest : fetched(path)),
      };
    },
  };
}

async function fetchFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    const { ok, status, body } = response;
    if (status >= 500) throw new UnreachedError(`${address} answers with ${status}.`);
    const bytes = ok ? await readWhole(body, maxBytes) : undefined;
    if (bytes !== undefined) return new Uint8Array(bytes);
    const fault = ok ? `is larger than ${maxBytes / 2 ** 20} MB` : `answers with ${status}`;
    throw new SourceError(`${address} ${fault}; name the address of a built site.`);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const { kind, reason } = fetchFault(error, timeoutMs);
    const Kind = kind === 'untrusted' || kind === 'unreadable' ? SourceError : UnreachedError;
    throw new Kind(`${address} ${reason}.`);
  }
}
