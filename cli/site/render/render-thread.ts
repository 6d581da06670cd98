import { parentPort, workerData } from 'node:worker_threads';
import { loadReaderServer } from './reader-server.ts';
import { type RenderWork, renderPages } from './render-pages.ts';
import type { RenderReply, RenderRequest } from './render-messages.ts';

// The program of a thread that renders pages. The reader is loaded at once, while the other thread still builds.
loadReaderServer(workerData as string).catch(() => {}); // loaded again when there is work, and reported then

parentPort?.on('message', ({ work, replyTo }: RenderRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  void answer(work).then((reply) => replyTo.postMessage(reply));
});

async function answer(work: RenderWork): Promise<RenderReply> {
  try {
    return { rendered: await renderPages(work) };
  } catch (error) {
    // a message to another thread loses the other properties of an error, such as its code
    return { failure: { error, properties: { ...(error as object) } } };
  }
}
