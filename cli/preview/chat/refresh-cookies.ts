import type { Context } from 'hono';
import type { ServiceSettings } from '../services/service-settings.ts';
import { readReader, writeReader } from '../sign-in/reader-cookie.ts';

/** Gives a reader who has signed in the cookie anew; the reply is a file, and holds nothing. Source: spec.md section 7. */
export async function refreshCookies(
  context: Context,
  basePath: string,
  { secret }: Pick<ServiceSettings, 'secret'>,
): Promise<Response> {
  const reader = await readReader(context, { secret, basePath });
  if (reader !== undefined) await writeReader(context, reader, { secret, basePath });
  return context.body('', 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="cookies"',
  });
}
