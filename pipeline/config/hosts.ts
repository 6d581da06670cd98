import * as z from 'zod';

const hosts = ['netlify', 'cloudflare', 'vercel', 'nginx'] as const;
export type SiteHost = (typeof hosts)[number];

/** Two of them read the same `_redirects` and `_headers`, which do no harm on any other host. */
export const siteHosts = z.array(z.enum(hosts)).default(['netlify', 'cloudflare']);
