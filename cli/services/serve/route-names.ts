import { searchAuthPath } from '../../../schemas/services/search/search-auth.ts';
import { quickAnswerPaths } from '../../../schemas/services/help-center/quick-answer.ts';
import type { BuiltSite } from '../site/built-site.ts';

type Site = Pick<BuiltSite, 'basePath' | 'serviceBase' | 'services' | 'searchService'>;

/** Paths by the beginning, and the route of each: the first that fits counts. */
export type RouteNames = readonly (readonly [start: string, route: string])[];

/** The routes of services. Logs and metrics name these, because an address can hold what a reader has typed. */
export function routeNames(sites: readonly Site[]): RouteNames {
  return [...healthRoutes, ...sites.flatMap(namesOf)];
}

/** `file` for everything that is no service. */
export const routeOf = (path: string, names: RouteNames): string =>
  names.find(([start]) => path.startsWith(start))?.[1] ?? 'file';

const healthRoutes: RouteNames = ['/healthz', '/readyz', '/metrics'].map((path) => [path, path.slice(1)]);

function namesOf({ basePath, serviceBase = basePath, services, searchService }: Site): RouteNames {
  const [own, shared] = [basePath.slice(0, -1), serviceBase.slice(0, -1)];
  const at = (path: string | undefined, route: string): RouteNames =>
    path === undefined ? [] : [[shared + path, route]];
  const search = searchService?.auth;
  return [
    ...(searchService === undefined || search === undefined
      ? []
      : [
          ...at(search + searchAuthPath, 'search token'),
          ...at(search + searchService.paths.batch, 'search'),
          ...at(search + searchService.paths.autocompleter, 'suggestions'),
          ...at(search + searchService.paths.tracking, 'tracking'),
        ]),
    ...at(services.helpCenter && `${services.helpCenter}/`, 'chat token'),
    ...at(services.feedback, 'feedback'),
    ...at(services.log, 'log'),
    ...at(services.profile, 'profile'),
    [own + quickAnswerPaths.answer, 'quick answer'],
    [own + quickAnswerPaths.vote, 'vote'],
    [`${own}/api/Chat/`, 'chat'],
    [`${own}/mcp`, 'mcp'],
    [`${shared}/hooks/`, 'hook'],
  ];
}
