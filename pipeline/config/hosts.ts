import * as z from 'zod';

/** The hosts that a site can be deployed to. */
export const hostNames = [
  'netlify',
  'vercel',
  'cloudflare',
  'github-pages',
  's3',
  'nginx',
  'apache',
] as const;
export type SiteHost = (typeof hostNames)[number];

/** Two of them read the same `_redirects` and `_headers`, which do no harm on any other host. */
export const siteHosts = z.array(z.enum(hostNames)).default(['netlify', 'cloudflare']);
