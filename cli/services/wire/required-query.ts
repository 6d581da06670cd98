import type { Context } from 'hono';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import { refuse } from './refuse.ts';

const maxCharacters = 200;

/**
 * Reads required query parameters. A failure is the response that names the missing one. Source: docs/requirements.md, CH-4.
 */
export function requiredQuery<Name extends string>(
  context: Context,
  names: readonly Name[],
): Result<Readonly<Record<Name, string>>, Response> {
  const values = Object.fromEntries(names.map((name) => [name, context.req.query(name) ?? '']));
  const missing = names.find((name) => values[name] === '');
  if (missing !== undefined)
    return failure(refuse(context, 400, `The parameter "${missing}" cannot be null.`));
  const long = names.find((name) => (values[name] ?? '').length > maxCharacters);
  if (long !== undefined)
    return failure(refuse(context, 422, `${long}: is longer than ${maxCharacters} characters`));
  return success(values as Record<Name, string>); // a value for each name
}
