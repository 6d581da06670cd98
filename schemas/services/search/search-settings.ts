import * as z from 'zod/mini';

/** Which of its copies the search service answers from, as the header `x-inbenta-env` names it. */
export const searchEnvironments = ['production', 'preproduction', 'development'] as const;

/**
 * Where the calls go, below the address that signing in to the search gives. The service's documentation does not fix
 * them; a site whose service has others says so.
 */
export const searchPaths = {
  batch: '/v1/federated-search/batch',
  autocompleter: '/v1/autocompleter/data',
  tracking: '/v1/tracking/events',
} as const;

/** A site's live search, as its bundle carries it. Source: docs/requirements.md, SR-9; docs/requirements.md, Calls. */
export const searchSettings = z.object({
  /** Who gives tokens, at `POST {auth}/v1/auth`: an address, or a path below the site's own folder. */
  auth: z.string(),
  /** Sent as `x-inbenta-key`. Public, made for browsers. */
  key: z.string(),
  domainKey: z.string(),
  environment: z.enum(searchEnvironments),
  /** Beside the site's own and that of `auth`, the hosts that a token may be sent to: `api.example.com`, `*.example.com`. */
  hosts: z.array(z.string()),
  paths: z.object({ batch: z.string(), autocompleter: z.string(), tracking: z.string() }),
});
export type SearchSettings = z.infer<typeof searchSettings>;
