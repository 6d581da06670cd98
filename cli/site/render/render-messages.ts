import type { MessagePort } from 'node:worker_threads';
import type { RenderedPages, RenderWork } from './render-pages.ts';

/** The request to a render thread, and the port for its reply. */
export interface RenderRequest {
  readonly work: RenderWork;
  readonly replyTo: MessagePort;
}

/** The reply of a render thread: its pages, or the error that stopped it. */
export type RenderReply =
  | { readonly rendered: RenderedPages }
  | { readonly failure: { readonly error: unknown; readonly properties: object } };

/** Gives the rendered pages, or throws the error of the thread. */
export function readReply(reply: RenderReply): RenderedPages {
  if ('rendered' in reply) return reply.rendered;
  const { error, properties } = reply.failure;
  throw typeof error === 'object' && error !== null ? Object.assign(error, properties) : error;
}
