import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { isEncrypted } from '../services/origin-of.ts';
import { readSigned, signed } from '../services/signed.ts';

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
export const writeReader = (context: Context, reader: SignedIn, { secret, basePath }: CookieSettings): void =>
  setCookie(context, nameFor(context), signed(reader, { purpose: 'reader', secret }), {
    path: basePath,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isEncrypted(context),
  });

/** Undefined where there is no cookie, or it was changed. */
export const readReader = (context: Context, { secret }: CookieSettings): SignedIn | undefined =>
  signedIn.safeParse(readSigned(getCookie(context, nameFor(context)) ?? '', { purpose: 'reader', secret }))
    .data;

export function forgetReader(context: Context, { basePath }: CookieSettings): void {
  deleteCookie(context, nameFor(context), { path: basePath });
}

/** Cookies know no ports: two previews side by side would sign each other's readers out. */
const nameFor = (context: Context): string => `fieldbook-reader-${new URL(context.req.url).port}`;
