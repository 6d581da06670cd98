import { type HostOptions } from '../redirects/hosts/host-output.ts';
import { escapeExpression } from '../redirects/hosts/nginx.ts';
import { cacheControl } from './site-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** The first comment of every file. */
const madeBy = '# Made by fieldbook from the configuration: change that, not this file.';

/** The files whose names hold their hash, below the base path. */
const hashed = '(?:assets/|bundle/(?!manifest\\.json$))';

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare allows lines of up to 2,000 characters. Both hosts revalidate
 * every file by default, and join the values of two rules for one header. So only files that never change have a rule.
 * Source: Netlify, "Custom headers"; Cloudflare Pages, "Headers".
 */
export const headersFile = (headers: Headers, { basePath }: HostOptions): string =>
  `${[
    madeBy,
    `${basePath}*`,
    ...named(headers).map(({ key, value }) => `  ${key}: ${value}`),
    ...['assets/*', 'bundle/articles/*'].flatMap((path) => [
      `${basePath}${path}`,
      `  Cache-Control: ${cacheControl(true)}`,
    ]),
  ].join('\n')}\n`;

/** The member `headers` of `vercel.json`. Source: Vercel, "Configuring projects with vercel.json", "headers". */
export const vercelHeaders = (headers: Headers, { basePath }: HostOptions) => [
  { source: `${basePath}(.*)`, headers: named(headers) },
  { source: `${basePath}(assets/.*)`, headers: [immutable] },
  { source: `${basePath}(bundle/(?!manifest\\.json$).*)`, headers: [immutable] },
];

const immutable = { key: 'Cache-Control', value: cacheControl(true) };

/**
 * Lines for nginx's `server` block. A `location` with an `add_header` of its own has none of those above it.
 * Source: nginx, "Module ngx_http_headers_module".
 */
export const nginxHeaders = (headers: Headers, { basePath }: HostOptions): string =>
  `${[
    madeBy,
    '# Include this file in the server block, and in each location with an add_header of its own: nginx takes over none there.',
    ...named(headers).map(({ key, value }) => `add_header ${key} "${value}" always;`),
    `set $fieldbook_cache "${cacheControl(false)}";`,
    `if ($uri ~ "^${escapeExpression(basePath)}${hashed}") { set $fieldbook_cache "${cacheControl(true)}"; }`,
    'add_header Cache-Control $fieldbook_cache;', // without `always`: not for missing files
  ].join('\n')}\n`;

/** With names as hosts' documentation spells them. */
const named = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([name, value]) => ({
    key: name.replace(/(?<=^|-)[a-z]/gu, (letter) => letter.toUpperCase()),
    value,
  }));
