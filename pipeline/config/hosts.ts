import * as z from 'zod';

const hosts = ['netlify', 'cloudflare', 'vercel', 'nginx'] as const;
export type RedirectHost = (typeof hosts)[number];

/** Two of them read the same `_redirects`, which does no harm on any other host. */
export const redirectHosts = z.array(z.enum(hosts)).default(['netlify', 'cloudflare']);
