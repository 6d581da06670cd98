import { type HostOptions } from '../redirects/hosts/host-output.ts';

type Headers = Readonly<Record<string, string>>;

/** What stands at the top of every form with comments. */
const madeBy = '# Made by fieldbook from the configuration: change that, not this file.';

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare takes lines of up to 2,000 characters.
 * Source: Netlify, "Custom headers"; Cloudflare Pages, "Headers".
 */
export const headersFile = (headers: Headers, { basePath }: HostOptions): string =>
  `${[madeBy, `${basePath}*`, ...named(headers).map(({ key, value }) => `  ${key}: ${value}`)].join('\n')}\n`;

/** The member `headers` of `vercel.json`. Source: Vercel, "Configuring projects with vercel.json", "headers". */
export const vercelHeaders = (headers: Headers, { basePath }: HostOptions) => [
  { source: `${basePath}(.*)`, headers: named(headers) },
];

/**
 * Lines for nginx's `server` block. A `location` with an `add_header` of its own has none of those above it.
 * Source: nginx, "Module ngx_http_headers_module".
 */
export const nginxHeaders = (headers: Headers): string =>
  `${[
    madeBy,
    '# Include this file in the server block, and in each location with an add_header of its own: nginx takes over none there.',
    ...named(headers).map(({ key, value }) => `add_header ${key} "${value}" always;`),
  ].join('\n')}\n`;

/** With names as hosts' documentation spells them. */
const named = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([name, value]) => ({
    key: name.replace(/(?<=^|-)[a-z]/gu, (letter) => letter.toUpperCase()),
    value,
  }));
