import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { returnPath } from '../../../schemas/services/return-path.ts';
import { signInRequest } from '../../../schemas/services/sign-in.ts';
import type { PreviewSite } from '../preview-site.ts';
import { boundedForm, fromOwnForm } from '../../services/wire/guards.ts';
import { type Audience, proposedPerson } from './audience.ts';
import { type CookieSettings, writeReader } from './reader-cookie.ts';
import { signInForm } from './sign-in-form.ts';
import { refusalPage, signInPage } from './sign-in-page.ts';

interface SignIn {
  readonly audience: Audience;
  readonly site: PreviewSite;
}

/** Shows the form, if the return URL is on this site. */
export function showSignIn(context: Context, { audience, site }: SignIn): Response | Promise<Response> {
  context.header('cache-control', 'no-store');
  const request = signInRequest.safeParse(context.req.query());
  const returnUrl = request.success ? wayBack(request.data.returnUrl, site) : undefined;
  if (returnUrl === undefined) return context.html(refusalPage(site.basePath), 400);
  const person = proposedPerson[audience](site.name);
  return context.html(signInPage({ audience, basePath: site.basePath, returnUrl, person }));
}

/** Signs in and redirects back. Only our own page may submit the form (CSRF). */
export const takeSignIn = ({ site, cookie }: SignIn & { readonly cookie: CookieSettings }) =>
  createFactory().createHandlers(fromOwnForm, boundedForm, async (context) => {
    context.header('cache-control', 'no-store');
    const form = signInForm.safeParse(await context.req.parseBody().catch(() => undefined)); // a body that is cut off is no form
    const returnUrl = form.success ? wayBack(form.data.returnUrl, site) : undefined;
    if (!form.success || returnUrl === undefined) return context.html(refusalPage(site.basePath), 400);
    const { name, email, company } = form.data;
    const reader = { visitorId: randomUUID(), name: name.toWellFormed(), email, company };
    writeReader(context, reader, cookie);
    return context.redirect(returnUrl, 303);
  });

/** The return path, by default home. Undefined if it leads to another site. */
const wayBack = (asked: string | undefined, { basePath }: PreviewSite): string | undefined =>
  asked === undefined ? basePath : returnPath(asked, basePath);
