import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import * as z from 'zod/mini';

/** Who has signed in, as the form had it. */
const signedIn = z.object({
  visitorId: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
});
export type SignedIn = z.infer<typeof signedIn>;

export interface CookieSettings {
  /** Made anew with each process: nothing secret lies on a disk, and to sign in again is one press. */
  readonly secret: string;
  readonly basePath: string;
}

/** Keeps who has signed in; signed, so that what it says was typed into the preview's own page. */
export const writeReader = (
  context: Context,
  reader: SignedIn,
  { secret, basePath }: CookieSettings,
): Promise<void> =>
  setSignedCookie(context, nameFor(context), JSON.stringify(reader), secret, {
    path: basePath,
    httpOnly: true,
    sameSite: 'Lax',
  });

/** Undefined where there is no cookie, or it was changed. */
export async function readReader(
  context: Context,
  { secret }: CookieSettings,
): Promise<SignedIn | undefined> {
  const kept = await getSignedCookie(context, secret, nameFor(context));
  return typeof kept === 'string' ? signedIn.parse(JSON.parse(kept)) : undefined;
}

export function forgetReader(context: Context, { basePath }: CookieSettings): void {
  deleteCookie(context, nameFor(context), { path: basePath });
}

/** Cookies know no ports: two previews side by side would sign each other's readers out. */
const nameFor = (context: Context): string => `fieldbook-reader-${new URL(context.req.url).port}`;
