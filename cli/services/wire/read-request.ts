import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import { jsonDepth } from './json-depth.ts';
import { refuse } from './refuse.ts';

/** No request of a service is nearly as deep, and validation recurses. */
const maxDepth = 50;

/**
 * Parses the body with the service's schema. A failure is the response that names the wrong member. The body must be sent as
 * JSON, which a foreign page cannot do without a CORS preflight.
 */
export async function readRequest<Body>(
  context: Context,
  schema: z.ZodMiniType<Body>,
): Promise<Result<Body, Response>> {
  if (!/^application\/json\b/iu.test(context.req.header('content-type') ?? ''))
    return failure(refuse(context, 415, 'The body must be sent as application/json.'));
  const text = await context.req.text();
  if (jsonDepth(text) > maxDepth)
    return failure(refuse(context, 422, `the body: is nested deeper than ${maxDepth} levels`));
  return parseBody(context, text, schema);
}

export function parseBody<Body>(
  context: Context,
  text: string,
  schema: z.ZodMiniType<Body>,
): Result<Body, Response> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failure(refuse(context, 400, 'The body is not JSON.'));
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return success(parsed.data);
  return failure(refuse(context, 422, describe(parsed.error)));
}

/** The first issue: `queries.0.length: Invalid input: expected int, received undefined`. */
function describe({ issues }: z.core.$ZodError): string {
  const issue = issues[0];
  if (issue?.code === 'unrecognized_keys')
    return `${[...issue.path, issue.keys[0]].join('.')}: there is no such member`;
  const at = issue?.path.join('.') ?? '';
  return `${at === '' ? 'the body' : at}: ${issue?.message ?? 'has another shape'}`;
}
