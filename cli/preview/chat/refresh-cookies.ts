import type { Context } from 'hono';
import type { ServiceSettings } from '../services/service-settings.ts';
import { readReader, writeReader } from '../sign-in/reader-cookie.ts';

/** Gives a reader who has signed in the cookie anew; the reply is a file, and holds nothing. Source: spec.md section 7. */
export function refreshCookies(
  context: Context,
  basePath: string,
  { secret }: Pick<ServiceSettings, 'secret'>,
): Response {
  const reader = readReader(context, { secret, basePath });
  if (reader !== undefined) writeReader(context, reader, { secret, basePath });
  return context.body('', 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="cookies"',
  });
}
