import { Hono } from 'hono';
import { profileRequest } from '../../../schemas/services/profile.ts';
import { pages } from '../../../schemas/urls.ts';
import type { PreviewSite } from '../preview-site.ts';
import { sameOrigin } from '../../services/wire/guards.ts';
import type { ServiceSettings } from '../../services/wire/service-settings.ts';
import { answerProfile } from './answer-profile.ts';
import { type Audience, audiencePaths } from './audience.ts';
import { forgetReader, readReader } from './reader-cookie.ts';
import { showSignIn, takeSignIn } from './sign-in.ts';

type SignInSettings = Pick<ServiceSettings, 'secret' | 'sleep' | 'throttled'>;

/**
 * The preview's own sign-in, at the URLs that the reader calls. There is none unless the profile service is on. Source:
 * docs/requirements.md, AU-1, RT-6.
 */
export function signInRoutes(site: PreviewSite, { secret, sleep, throttled }: SignInSettings): Hono {
  const { basePath, serviceBase = basePath, services } = site;
  const app = new Hono().basePath(serviceBase);
  const profilePath = services['profile'];
  if (profilePath === undefined) return app;
  const cookie = { secret, basePath: serviceBase };

  for (const path of [profilePath, ...Object.values(audiencePaths), pages.signOut]) app.use(path, throttled);
  app.get(profilePath, async (context) => {
    context.header('cache-control', 'no-store');
    if (!profileRequest.safeParse(context.req.query()).success)
      return context.text('The profile takes no parameters.', 400);
    return answerProfile(context, readReader(context, cookie), sleep);
  });
  for (const audience of Object.keys(audiencePaths) as Audience[]) {
    app.get(audiencePaths[audience], (context) => showSignIn(context, { audience, site }));
    app.post(audiencePaths[audience], ...takeSignIn({ audience, site, cookie }));
  }
  // an image on another site must not sign a reader out
  app.get(pages.signOut, sameOrigin, (context) => {
    context.header('cache-control', 'no-store');
    forgetReader(context, cookie);
    return context.redirect(basePath, 303);
  });
  return app;
}
