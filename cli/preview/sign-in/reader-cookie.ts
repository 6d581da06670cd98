import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { isEncrypted } from '../../services/wire/origin-of.ts';
import type { SignIn } from '../../services/wire/service-settings.ts';
import { readSigned, signed } from '../../services/wire/signed.ts';

/** The signed-in reader, as the form had it. */
const signedIn = z.object({
  visitorId: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
});
export type SignedIn = z.infer<typeof signedIn>;

export interface CookieSettings {
  /** Each process creates a key, so that no secret is on the disk. Signing in again takes one click. */
  readonly secret: string;
  readonly basePath: string;
}

/** Stores the reader in a signed cookie, so that its content comes from the preview's own page. */
export const writeReader = (context: Context, reader: SignedIn, { secret, basePath }: CookieSettings): void =>
  setCookie(context, nameFor(context), signed(reader, { purpose: 'reader', secret }), {
    path: basePath,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isEncrypted(context),
  });

/** Undefined if there is no cookie, or it was changed. */
export const readReader = (
  context: Context,
  { secret }: Pick<CookieSettings, 'secret'>,
): SignedIn | undefined =>
  signedIn.safeParse(readSigned(getCookie(context, nameFor(context)) ?? '', { purpose: 'reader', secret }))
    .data;

/** The sign-in of a preview: by the form of its own page. */
export const cookieSignIn = (secret: string): SignIn => ({
  visitorOf: (context) => readReader(context, { secret })?.visitorId,
  renew(context, basePath) {
    const reader = readReader(context, { secret });
    if (reader !== undefined) writeReader(context, reader, { secret, basePath });
  },
});

export function forgetReader(context: Context, { basePath }: CookieSettings): void {
  deleteCookie(context, nameFor(context), { path: basePath });
}

/** Cookies ignore ports: without the port in the name, two previews would sign each other's readers out. */
const nameFor = (context: Context): string => `fieldbook-reader-${new URL(context.req.url).port}`;
