import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, Worker, workerData } from 'node:worker_threads';
import { packageFile } from '../package-files.ts';

/** A thread that answers requests. */
export interface Thread {
  /** Gives it work. Rejects with the error of the work, or if the thread dies. */
  readonly ask: <Value>(work: unknown) => Promise<Value>;
  readonly isEnded: () => boolean;
  readonly end: () => Promise<void>;
}

/** What a thread is started with. Requests come on their own channel, because the loader of sources sends messages too. */
interface ThreadData {
  readonly data: unknown;
  readonly requests: MessagePort;
}

interface ThreadRequest {
  readonly id: number;
  readonly work: unknown;
}

/** The result of some work, or its error. A message to another thread loses the properties of an error, such as its code. */
type ThreadReply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly failure: { readonly error: unknown; readonly properties: object } }
);

/** In a thread: what it was started with. */
export const threadData = (): unknown => (workerData as ThreadData).data;

/** In a thread: answers its requests, any number at once. */
export function answerRequests(answer: (work: never) => Promise<unknown>): void {
  const { requests } = workerData as ThreadData;
  requests.on('message', ({ id, work }: ThreadRequest) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    void replyOf(id, answer(work as never)).then((reply) => requests.postMessage(reply));
  });
}

async function replyOf(id: number, answer: Promise<unknown>): Promise<ThreadReply> {
  try {
    return { id, value: await answer };
  } catch (error) {
    return { id, failure: { error, properties: { ...(error as object) } } };
  }
}

interface Asked {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts the program of a source such as `cli/site/render/render-thread.ts`. An idle thread does not keep the process alive. */
export function startThread(source: string, data: unknown): Thread {
  const { port1: own, port2: requests } = new MessageChannel();
  const worker = new Worker(programOf(source), {
    workerData: { data, requests } satisfies ThreadData,
    transferList: [requests],
  });
  const asked = new Map<number, Asked>();
  let lastId = 0;
  let death: { readonly error: unknown } | undefined;
  own.on('message', (reply: ThreadReply) => {
    const waiting = asked.get(reply.id);
    asked.delete(reply.id);
    if (asked.size === 0) keepsAlive(false);
    if ('value' in reply) waiting?.resolve(reply.value);
    else waiting?.reject(errorOf(reply.failure));
  });
  worker.once('error', die);
  worker.once('exit', () => die(new Error('the thread has ended')));
  keepsAlive(false);
  return {
    ask: (work) =>
      new Promise((resolve, reject) => {
        if (death !== undefined) return reject(death.error);
        asked.set((lastId += 1), { resolve: resolve as Asked['resolve'], reject });
        keepsAlive(true);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
        own.postMessage({ id: lastId, work } satisfies ThreadRequest);
      }),
    isEnded: () => death !== undefined,
    end: async () => void (await worker.terminate()),
  };

  function die(error: unknown): void {
    death ??= { error };
    own.close();
    for (const { reject } of asked.values()) reject(death.error);
    asked.clear();
  }

  function keepsAlive(isNeeded: boolean): void {
    for (const each of [worker, own]) each[isNeeded ? 'ref' : 'unref']();
  }
}

const errorOf = ({ error, properties }: { error: unknown; properties: object }): unknown =>
  typeof error === 'object' && error !== null ? Object.assign(error, properties) : error;

/** The program of the package, or the sources with a loader if the sources are running. */
function programOf(source: string): URL {
  const name = source.replace(/^.*\/|\.ts$/gu, '');
  if (!import.meta.url.endsWith('.ts')) return pathToFileURL(packageFile('dist', 'cli', `${name}.js`));
  const lines = [
    `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};`,
    'register();',
    `await import(${JSON.stringify(pathToFileURL(packageFile(source)).href)});`,
  ];
  return new URL(`data:text/javascript,${encodeURIComponent(lines.join(''))}`);
}
