import type { MessagePort } from 'node:worker_threads';
import type { RenderedPages, RenderWork } from './render-pages.ts';

/** What a thread that renders is asked, and where it answers. */
export interface RenderRequest {
  readonly work: RenderWork;
  readonly replyTo: MessagePort;
}

/** What a thread that renders answers: its pages, or why it stopped. */
export type RenderReply =
  | { readonly rendered: RenderedPages }
  | { readonly failure: { readonly error: unknown; readonly properties: object } };

/** Gives what was rendered; throws what the thread threw. */
export function readReply(reply: RenderReply): RenderedPages {
  if ('rendered' in reply) return reply.rendered;
  const { error, properties } = reply.failure;
  throw typeof error === 'object' && error !== null ? Object.assign(error, properties) : error;
}
