import type { Context } from 'hono';
import { Hono } from 'hono';
import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { emptyProfile, type Profile, profileRequest } from '../../../schemas/services/profile.ts';
import type { ServedSite, ServiceSettings, SignIn } from '../wire/service-settings.ts';
import { guards } from '../wire/guards.ts';

type Headers = NonNullable<PipelineConfig['serve']>['signIn'];

/** The sign-in of a proxy in front, such as oauth2-proxy, which says in headers who is signed in. Without it everybody is anonymous. */
export const headerSignIn = (headers: Headers): SignIn => ({
  visitorOf: (context) => valueOf(context, headers?.visitorId),
  renew: () => {}, // the proxy does
});

/** The profile of the reader who is signed in. Source: docs/requirements.md, AU-1. */
export function profileRoutes(
  { basePath, serviceBase = basePath, services }: ServedSite,
  headers: Headers,
  settings: ServiceSettings,
): Hono {
  const app = new Hono().basePath(serviceBase);
  if (services.profile === undefined || headers === undefined) return app;
  app.use(services.profile, ...guards(settings));
  app.get(services.profile, (context) =>
    profileRequest.safeParse(context.req.query()).success
      ? context.json(profileOf(context, headers))
      : context.text('The profile takes no parameters.', 400),
  );
  return app;
}

function profileOf(context: Context, headers: NonNullable<Headers>): Profile {
  const visitorId = valueOf(context, headers.visitorId);
  if (visitorId === undefined) return emptyProfile;
  const [name, email, company] = [headers.name, headers.email, headers.company].map((header) =>
    valueOf(context, header),
  );
  return {
    visitorId,
    tenantName: company ?? '',
    userName: email ?? visitorId,
    userDisplayName: encodeURIComponent(name ?? email ?? visitorId),
    email: email ?? '',
  };
}

/** Headers hold bytes; names are sent as UTF-8. */
function valueOf({ req }: Context, header: string | undefined): string | undefined {
  const value = header === undefined ? '' : (req.header(header) ?? '').trim();
  return value === '' ? undefined : Buffer.from(value, 'latin1').toString('utf8').toWellFormed();
}
