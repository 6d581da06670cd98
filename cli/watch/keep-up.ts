import { watch } from 'chokidar';
import { setTimeout as wait } from 'node:timers/promises';
import { fileStamp } from '../file-stamp.ts';

/** A file is written in several steps: a change counts when nothing more has come for this long. */
const quietMs = 25;

/** What could not be read is looked at again after this long: it may only have been half written. */
const secondLookMs = 250;

interface Watcher {
  /** Kept when every change from then on is seen. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Does the work again whenever one of the files is written, replaced or removed, one run at a time. The work gives the files
 * that it has read, which are watched from then on. A run that fails on files that stay as they are is told of, and
 * hinders no later one. It does not keep the process.
 */
export function keepUp(
  files: readonly string[],
  work: () => Promise<readonly string[]>,
  tell: (error: unknown) => void,
): Watcher {
  let watched = files;
  let isAsked = false;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...files], { ignoreInitial: true, persistent: false });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), quietMs);
  });
  return {
    ready: new Promise((resolve) => {
      watcher.once('ready', resolve);
    }),
    close() {
      clearTimeout(timer);
      return watcher.close();
    },
  };

  /** What is asked for while a run runs is done once, after it. */
  async function ask(): Promise<void> {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await run();
    }
    isRunning = false;
  }

  async function run(): Promise<void> {
    const before = await stampOf(watched);
    let failure: { readonly error: unknown } | undefined;
    try {
      watched = await work();
      watcher.add([...watched]);
    } catch (error) {
      failure = { error };
      await wait(secondLookMs);
    }
    // what was written while it was read may have come too early for the watcher
    if ((await stampOf(watched)) !== before) isAsked = true;
    else if (failure !== undefined) tell(failure.error);
  }
}

const stampOf = async (files: readonly string[]): Promise<string> =>
  (await Promise.all(files.map(fileStamp))).join('\n');
