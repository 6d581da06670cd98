import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the client has gone: then nothing is wrong here. */
export const hasLeft = ({ env, req }: Context): boolean =>
  req.raw.signal.aborted || (env as Partial<HttpBindings> | undefined)?.incoming?.errored != null;
