import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describeError } from '../describe-error.ts';

/** The response to a request that failed: a sentence. The terminal shows the error. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  // the client has gone; nothing is wrong here
  if (hasLeft(context)) return context.body(null, 400);
  console.error(`${context.req.path}: ${describeError(error)}`);
  return context.text('This page could not be rendered; the terminal says why.', 500);
}

const hasLeft = ({ env, req }: Context): boolean =>
  req.raw.signal.aborted || (env as Partial<HttpBindings> | undefined)?.incoming?.errored != null;
