import { trustedScript } from '../../../browser/script-policy.ts';
import type { Suggestions } from '../titles/suggestion.ts';
import type { Engine } from './suggester.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the script that it builds of it
import workerUrl from './suggest-worker.ts?worker&url';
import type { FromWorker, ToWorker, WorkerList } from './worker-messages.ts';

/** Answers out of a list that a worker has read; `undefined`: none can be started, or it cannot read the list. */
export async function suggestInWorker(list: WorkerList): Promise<Engine | undefined> {
  const worker = start();
  if (worker === undefined) return undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const post = (message: ToWorker) => worker.postMessage(message);
  const asked = new Map<number, (suggestions: Suggestions) => void>();
  const isOpen = new Promise<boolean>((decide) => {
    worker.addEventListener('error', () => decide(false));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind !== 'suggestions') return decide(data.kind === 'opened');
      asked.get(data.number)?.(data.suggestions);
      asked.delete(data.number);
    });
  });
  post({ kind: 'open', list });
  if (!(await isOpen)) {
    worker.terminate();
    return undefined;
  }
  let number = 0;
  return {
    suggest: (typed) =>
      new Promise((answer) => {
        number += 1;
        asked.set(number, answer);
        post({ kind: 'suggest', number, typed });
      }),
    close: () => worker.terminate(),
  };
}

/** A host's content policy can forbid it. */
function start(): Worker | undefined {
  try {
    return new Worker(trustedScript(workerUrl));
  } catch {
    return undefined;
  }
}
