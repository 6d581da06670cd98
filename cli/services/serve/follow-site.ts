import { describeError } from '../../describe-error.ts';
import type { Sites } from '../site/built-site.ts';
import type { ReadBytes } from '../site/read-bundle-files.ts';
import { type FoundVersion, type SiteSource, siteSource } from './site-source.ts';

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

export interface Following {
  readonly open: (read: ReadBytes, where: string) => Promise<Sites>;
  readonly onSwitch: (version: OpenedVersion) => void;
  /** A version that could not be opened. The one before is served. */
  readonly onError: (sentence: string) => void;
  readonly everyMs?: number;
}

/** How long a new version waits until it is seen. */
const usualMs: Readonly<Record<SiteSource['kind'], number>> = { folder: 1000, address: 10_000 };

/**
 * Opens a site, and again whenever it was switched to another version. A version is read as a whole before it takes the place of the one
 * before, so every answer is of one version.
 */
export async function followSite(site: string, following: Following): Promise<FollowedSite> {
  const source = siteSource(site);
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

  async function openAt({ read, folder }: FoundVersion): Promise<OpenedVersion> {
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
