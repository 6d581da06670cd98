import { watch } from 'chokidar';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileFingerprint } from '../file-fingerprint.ts';

/** A file is written in several steps: a change counts when nothing more has come for this long. */
const quietMs = 25;

/** What could not be read is looked at again after this long: it may only have been half written. */
const secondLookMs = 250;

/** chokidar drops a change that comes within 50 ms of another: what was read is compared with the file after that. */
const droppedMs = 75;

/** Clocks of disks tick more slowly than those of programs. */
const tickMs = 20;

interface Watched {
  readonly files: readonly string[];
  /** When reading them began: what was written since is a change. In milliseconds since 1970. */
  readonly readAtMs: number;
  /** The work is done at these intervals too: it looks at more than files. */
  readonly everyMs?: number | undefined;
}

interface Watcher {
  /** Kept when every change is seen. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Does the work again whenever one of the files is written, replaced or removed, one run at a time. The work gives the files
 * that it has read, which are watched from then on. A run that fails on files that stay as they are is told of, and
 * hinders no later one. It does not keep the process.
 */
export function keepUp(
  { files, readAtMs, everyMs }: Watched,
  work: () => Promise<readonly string[]>,
  onError: (error: unknown) => void,
): Watcher {
  let watched = files;
  let isRequested = false;
  let isRunning = false;
  let seen: string | undefined;
  let quietTimer: NodeJS.Timeout | undefined;
  let droppedTimer: NodeJS.Timeout | undefined;
  const watcher = watch([...files], { ignoreInitial: true, persistent: false });
  watcher.on('all', () => {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => void request(), quietMs);
  });
  const interval = everyMs === undefined ? undefined : setInterval(() => void request(), everyMs);
  return {
    ready: untilReady(),
    close() {
      clearInterval(interval);
      clearTimeout(quietTimer);
      clearTimeout(droppedTimer);
      return watcher.close();
    },
  };

  /** The watcher takes files as they are when it is ready: what was written before is requested then. */
  async function untilReady(): Promise<void> {
    await new Promise<void>((resolve) => {
      watcher.once('ready', resolve);
    });
    const writtenAtMs = await Promise.all(files.map(writtenAt));
    if (writtenAtMs.some((ms) => ms >= readAtMs - tickMs)) void request();
  }

  /** What is requested while a run runs is done once, after it. */
  async function request(): Promise<void> {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await run();
    }
    isRunning = false;
    clearTimeout(droppedTimer);
    droppedTimer = setTimeout(() => void requestIfChanged(), droppedMs);
  }

  async function requestIfChanged(): Promise<void> {
    if (!isRunning && (await fingerprintOf(watched)) !== seen) await request();
  }

  async function run(): Promise<void> {
    const before = await fingerprintOf(watched);
    let failure: { readonly error: unknown } | undefined;
    try {
      watched = await work();
      watcher.add([...watched]);
    } catch (error) {
      failure = { error };
      await wait(secondLookMs);
    }
    // what was written while it was read may have come too early for the watcher
    seen = await fingerprintOf(watched);
    if (seen !== before) isRequested = true;
    else if (failure !== undefined) onError(failure.error);
  }
}

/** When a file was written, or put in the place of another; of one that is gone, now. */
const writtenAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs),
    () => Number.POSITIVE_INFINITY,
  );

const fingerprintOf = async (files: readonly string[]): Promise<string> =>
  (await Promise.all(files.map(fileFingerprint))).join('\n');
