import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenBuild } from '../../pipeline/build.ts';

/** The work that a build has left once its pages can be asked for. */
export interface RestOfBuild {
  readonly isChecked: () => boolean;
  /** Resolves when the findings are there; false if the work was given up. */
  readonly checked: () => Promise<boolean>;
  /** The same for everything. Somebody waits for it, so it is done before the findings. */
  readonly complete: () => Promise<boolean>;
  /** Does everything, the findings first, although nobody waits. Rejects if a step fails. */
  readonly work: () => Promise<void>;
  /** Gives the work up: a newer build takes its place. */
  readonly stop: () => void;
}

/** Requests are answered between two slices. */
const sliceMs = 12;

/** Does the rest in slices, from when it is first asked for. */
export function restOf({ validation, emitted, end, leave }: OpenBuild): RestOfBuild {
  const done = { validation: false, emitted: false };
  const stopped = new AbortController();
  let isHurried = false;
  const findings = new Latch();
  const all = new Latch();
  const next = () => (done.validation || (isHurried && !done.emitted) ? 'emitted' : 'validation');
  const work = once(async () => {
    try {
      while (!stopped.signal.aborted && !(done.validation && done.emitted)) {
        const part = next();
        done[part] = slice({ validation, emitted }[part].step);
        if (done.validation) findings.open(true);
        if (done.emitted) all.open(true);
        await nextTurn();
      }
      if (!stopped.signal.aborted) end();
    } finally {
      findings.open(false);
      all.open(false);
    }
  });
  return {
    isChecked: () => done.validation,
    checked() {
      work().catch(() => {}); // whoever called `work` reports it
      return findings.opened;
    },
    complete() {
      isHurried = true;
      work().catch(() => {});
      return all.opened;
    },
    work,
    stop() {
      if (stopped.signal.aborted || (done.validation && done.emitted)) return;
      stopped.abort();
      leave();
    },
  };
}

/** Does steps for the time of one slice. True if none is left. */
function slice(step: () => boolean): boolean {
  const endMs = performance.now() + sliceMs;
  while (performance.now() < endMs) if (step()) return true;
  return false;
}

/** A promise that is resolved from outside. Only the first value counts. */
class Latch {
  readonly opened: Promise<boolean>;
  #resolve: ((value: boolean) => void) | undefined;

  constructor() {
    this.opened = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  open(value: boolean): void {
    this.#resolve?.(value);
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
