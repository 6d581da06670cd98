import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { batchSearchRequest } from '../../../schemas/services/search/batch-search.ts';
import type { SearchSettings } from '../../../schemas/services/search/search-settings.ts';
import { searchAuthPath, searchAuthRequest } from '../../../schemas/services/search/search-auth.ts';
import { searchTrackingRequest } from '../../../schemas/services/search/search-tracking.ts';
import { guards } from '../wire/guards.ts';
import { originOf } from '../wire/origin-of.ts';
import { readRequest } from '../wire/read-request.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { issueToken, readToken, takeTokenFault } from './access-token.ts';
import { answerSearches } from './answer-searches.ts';
import { keepEvent } from './keep-event.ts';
import { ownSearch } from './own-search.ts';
import type { SearchBackend } from './search-backend.ts';

export interface SearchedSite {
  readonly basePath: string;
  /** Undefined if readers search in their browser. */
  readonly search: SearchBackend | undefined;
  /** The keys and paths that the pages call it with. Absent: those of previews. */
  readonly searchService?: SearchSettings | undefined;
}

/** The search service, below the path `auth`, which is one of the site's own folder. Source: docs/requirements.md, SR-9 to SR-11. */
export function searchRoutes(
  { basePath, search, searchService: service = ownSearch }: SearchedSite,
  settings: ServiceSettings,
): Hono {
  const place = basePath.slice(0, -1) + service.auth;
  const app = new Hono().basePath(place);
  if (search === undefined) return app;
  const { paths } = service;
  const [rightKey, rightToken] = [rightKeyOf(service), rightTokenOf(service, settings)];
  const { secret, now, failsOnDemand } = settings;
  app.use(...guards(settings));
  app.post(searchAuthPath, rightKey, async (context) => {
    const request = await readRequest(context, searchAuthRequest);
    if (!request.ok) return request.failure;
    if (request.value.domain_key !== service.domainKey)
      return refuse(context, 403, 'domain_key: no such domain');
    const address = originOf(context) + place;
    const fault = takeTokenFault(context, { secret, basePath, failsOnDemand });
    return context.json(issueToken({ secret, nowMs: now(), address, fault }));
  });
  app.post(paths.batch, rightKey, rightToken, async (context) => {
    const request = await readRequest(context, batchSearchRequest);
    if (!request.ok) return request.failure;
    const token = readToken(bearerOf(context), secret);
    return answerSearches(context, request.value.queries, { basePath, search, token, settings });
  });
  app.get(paths.autocompleter, rightKey, rightToken, async (context) =>
    context.json(await search.suggestions()),
  );
  app.post(paths.tracking, rightKey, rightToken, async (context) => {
    const request = await readRequest(context, searchTrackingRequest);
    return request.ok ? keepEvent(context, request.value, settings) : request.failure;
  });
  for (const path of [searchAuthPath, paths.batch, paths.tracking]) app.all(path, onlyBy('POST'));
  app.all(paths.autocompleter, onlyBy('GET, HEAD'));
  app.all('*', (context) => refuse(context, 404, `There is no ${context.req.path}.`));
  return app;
}

const onlyBy =
  (allow: string): Handler =>
  (context) => {
    context.header('allow', allow);
    return refuse(context, 405, `${context.req.path} takes ${allow} only.`);
  };

const rightKeyOf =
  ({ key }: SearchSettings): MiddlewareHandler =>
  async (context, next) =>
    context.req.header('x-inbenta-key') === key ? next() : refuse(context, 403, 'x-inbenta-key: no such key');

/** Checks the token. An expired one gets the gateway's response, which has another shape. See docs/services.md. */
const rightTokenOf =
  ({ environment }: SearchSettings, { secret, now }: ServiceSettings): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.header('x-inbenta-env') !== environment)
      return refuse(context, 400, `x-inbenta-env: must be ${environment}`);
    const token = readToken(bearerOf(context), secret);
    if (token === undefined) return refuse(context, 401, 'authorization: no token of this search');
    if (token.expiresAtMs <= now()) return context.json({ Message: 'The token has expired.' }, 403);
    return next();
  };

const bearerOf = (context: Context): string =>
  /^Bearer (\S+)$/u.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
