import type { HookSettings } from './hook-settings.ts';

interface QueueSettings extends Pick<HookSettings, 'debounceMs' | 'timers'> {
  /** Builds the site. It never rejects. */
  readonly run: (stop: AbortSignal) => Promise<void>;
}

export interface BuildQueue {
  /** Asks for a build of the content as it is now. */
  readonly ask: () => void;
  /** Stops a running build, and starts no other. */
  readonly close: () => Promise<void>;
}

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'waiting'; readonly cancel: () => void }
  | { readonly name: 'building'; readonly done: Promise<void>; readonly isAskedAgain: boolean };

/**
 * Starts one build for all requests within `debounceMs` of the first, and one after it for all that arrive meanwhile.
 * The wait is not extended, so that steady requests do not put a build off.
 */
export function buildQueue({ run, debounceMs, timers }: QueueSettings): BuildQueue {
  const stop = new AbortController();
  let state: State = { name: 'idle' };

  function ask(): void {
    if (stop.signal.aborted) return;
    if (state.name === 'idle') state = { name: 'waiting', cancel: timers.after(debounceMs, start) };
    else if (state.name === 'building') state = { ...state, isAskedAgain: true };
  }

  function start(): void {
    state = { name: 'building', done: build(), isAskedAgain: false };
  }

  async function build(): Promise<void> {
    await run(stop.signal);
    const isAskedAgain = state.name === 'building' && state.isAskedAgain;
    state = { name: 'idle' };
    if (isAskedAgain) ask();
  }

  async function close(): Promise<void> {
    stop.abort();
    if (state.name === 'waiting') state.cancel();
    if (state.name === 'building') await state.done;
  }

  return { ask, close };
}
