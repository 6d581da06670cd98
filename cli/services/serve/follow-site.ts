import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError } from '../../describe-error.ts';
import { readWhole } from '../../input/read-whole.ts';
import { SourceError } from '../../source/source-error.ts';
import { UsageError } from '../../usage-error.ts';
import type { Sites } from '../site/built-site.ts';
import type { ReadBytes } from '../site/read-bundle-files.ts';

/** A version of a site: its bundle in each locale, and where its files are. */
export interface OpenedVersion {
  readonly sites: Sites;
  /** The folder that holds it. Undefined if it is read over the network. */
  readonly folder: string | undefined;
}

export interface FollowedSite {
  readonly current: () => OpenedVersion;
  readonly stop: () => void;
}

interface Following {
  readonly open: (read: ReadBytes, where: string) => Promise<Sites>;
  readonly onSwitch: (version: OpenedVersion) => void;
  /** A version that could not be opened. The one before is served. */
  readonly onError: (sentence: string) => void;
  readonly everyMs?: number;
}

/** How long a new version waits until it is seen. */
const usualMs = { folder: 1000, address: 10_000 };

/**
 * Opens a site, and again whenever it was switched to another version. A version is read as a whole before it takes the place of the one
 * before, so every answer is of one version.
 */
export async function followSite(site: string, following: Following): Promise<FollowedSite> {
  const source = /^https?:/iu.test(site) ? addressSource(site) : folderSource(site);
  const { open, onSwitch, onError, everyMs = usualMs[source.kind] } = following;
  let seen = await source.look();
  let current: OpenedVersion = await openAt(seen);
  let isStopped = false;
  let reported: string | undefined;
  let timer = setTimeout(() => void look(), everyMs).unref();
  return {
    current: () => current,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function openAt({ read, folder }: Seen): Promise<OpenedVersion> {
    return { sites: await open(read, site), folder };
  }

  async function look(): Promise<void> {
    try {
      const now = await source.look();
      if (now.mark !== seen.mark) {
        const before = current;
        current = await openAt(now);
        seen = now;
        for (const opened of before.sites) opened.close();
        onSwitch(current);
      }
      reported = undefined;
    } catch (error) {
      const sentence = describeError(error);
      if (sentence !== reported) onError(sentence);
      reported = sentence;
    }
    if (!isStopped) timer = setTimeout(() => void look(), everyMs).unref();
  }
}

interface Seen {
  /** Another one for another version. */
  readonly mark: string;
  readonly folder: string | undefined;
  readonly read: ReadBytes;
}

interface Source {
  readonly kind: keyof typeof usualMs;
  readonly look: () => Promise<Seen>;
}

/** A folder is read where its link leads at that moment. */
function folderSource(site: string): Source {
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
function addressSource(site: string): Source {
  const base = new URL(
    site.endsWith(manifestPath) ? site.slice(0, -manifestPath.length) : site.replace(/\/?$/u, '/'),
  );
  const fetched = async (path: string) => {
    const response = await fetch(new URL(path, base), {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok)
      throw new SourceError(
        `${base.href}${path} answers with ${response.status}; name the address of a built site.`,
      );
    const bytes = await readWhole(response.body, maxBytes);
    if (bytes === undefined)
      throw new SourceError(
        `${base.href}${path} is larger than ${maxBytes / 2 ** 20} MB; name the address of a built site.`,
      );
    return new Uint8Array(bytes);
  };
  return {
    kind: 'address',
    async look() {
      const manifest = await fetched(manifestPath).catch((error: unknown) => {
        if (error instanceof SourceError) throw error;
        throw new SourceError(`${base.href}${manifestPath} is not reached.`);
      });
      const mark = Buffer.from(manifest).toString('base64');
      return {
        mark,
        folder: undefined,
        read: async (path) => (path === manifestPath ? manifest : fetched(path)),
      };
    },
  };
}
