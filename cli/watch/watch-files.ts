import { watch } from 'chokidar';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileFingerprint } from '../file-fingerprint.ts';

/** Programs write a file in several steps: a run starts when no change has come for this long. */
const quietMs = 25;

/** A file that could not be read may be half written: it is compared again after this long. */
const retryMs = 250;

/** chokidar drops a change that comes within 50 ms of another, so the files are compared once more after this long. */
const droppedMs = 75;

/** The clocks of disks tick more slowly than those of programs. */
const tickMs = 20;

interface Watched {
  readonly files: readonly string[];
  /** When reading the files began: what is written later is a change. In milliseconds since 1970. */
  readonly readAtMs: number;
  /** Runs the work at this interval too, because it reads more than files. */
  readonly everyMs?: number | undefined;
}

interface Watcher {
  /** Resolves when every change is seen. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Reads the files and does something with them. Gives the files that it has read. */
type Work = () => Promise<readonly string[]>;

/**
 * Runs the work again whenever one of the files is written, replaced or removed, one run at a time. The files that a run gives
 * are watched from then on. A failed run is reported if its files stay the same, and watching goes on. The watcher does not keep
 * the process alive.
 */
export function watchFiles(
  { files, readAtMs, everyMs }: Watched,
  work: Work,
  onError: (error: unknown) => void,
): Watcher {
  const watcher = watch([...files], { ignoreInitial: true, persistent: false });
  const runs = runner(files, {
    work: async () => {
      const read = await work();
      watcher.add([...read]);
      return read;
    },
    onError,
  });
  let quietTimer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(runs.request, quietMs);
  });
  const interval = everyMs === undefined ? undefined : setInterval(runs.request, everyMs);
  return {
    ready: untilReady(),
    close() {
      clearInterval(interval);
      clearTimeout(quietTimer);
      runs.stop();
      return watcher.close();
    },
  };

  /** The watcher sees changes from when it is ready: an earlier change requests a run here. */
  async function untilReady(): Promise<void> {
    await new Promise<void>((resolve) => {
      watcher.once('ready', resolve);
    });
    const writtenAtMs = await Promise.all(files.map(writtenAt));
    if (writtenAtMs.some((ms) => ms >= readAtMs - tickMs)) runs.request();
  }
}

interface Runner {
  readonly request: () => void;
  readonly stop: () => void;
}

/** Runs the work on request. Requests that come during a run lead to one more run. */
function runner(
  files: readonly string[],
  { work, onError }: { readonly work: Work; readonly onError: (error: unknown) => void },
): Runner {
  let watched = files;
  let isRequested = false;
  let isRunning = false;
  let seen: string | undefined;
  let droppedTimer: NodeJS.Timeout | undefined;
  return { request: () => void request(), stop: () => clearTimeout(droppedTimer) };

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
    } catch (error) {
      failure = { error };
      await wait(retryMs);
    }
    // the watcher may miss what is written during the run
    seen = await fingerprintOf(watched);
    if (seen !== before) isRequested = true;
    else if (failure !== undefined) onError(failure.error);
  }
}

/** When a file was written or replaced; infinity for a file that is gone. */
const writtenAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs),
    () => Number.POSITIVE_INFINITY,
  );

const fingerprintOf = async (files: readonly string[]): Promise<string> =>
  (await Promise.all(files.map(fileFingerprint))).join('\n');
