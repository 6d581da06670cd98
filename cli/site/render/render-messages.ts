import type { MessagePort } from 'node:worker_threads';
import type { WrittenFile } from '../version-list.ts';
import type { RenderWork } from './render-pages.ts';

/** What a thread that renders is asked, and where it answers. */
export interface RenderRequest {
  readonly work: RenderWork;
  readonly replyTo: MessagePort;
}

/** What a thread that renders answers: the pages that it wrote, or why it stopped. */
export type RenderReply =
  | { readonly written: readonly WrittenFile[] }
  | { readonly failure: { readonly error: unknown; readonly properties: object } };

/** Gives what was written; throws what the thread threw. */
export function readReply(reply: RenderReply): readonly WrittenFile[] {
  if ('written' in reply) return reply.written;
  const { error, properties } = reply.failure;
  throw typeof error === 'object' && error !== null ? Object.assign(error, properties) : error;
}
