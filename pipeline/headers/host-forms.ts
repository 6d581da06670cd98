import { type HostOptions } from '../redirects/hosts/host-output.ts';
import { escapeExpression } from '../redirects/hosts/nginx.ts';
import { cacheControl } from './site-headers.ts';

type Headers = Readonly<Record<string, string>>;

export interface HeaderOptions extends HostOptions {
  /** The folders of the locales below the base path, the root included: `''`, `es/`. */
  readonly folders: readonly string[];
}

/** The first line of every file with comments. */
export const madeByConfig = '# Made by fieldbook from the configuration: change that, not this file.';

/** An expression for the files whose names hold their hash, below the base path. */
export const hashedBelow = ({ basePath, folders }: HeaderOptions): string =>
  `^${escapeExpression(basePath)}(?:${folders.map(escapeExpression).join('|')})(?:assets/|bundle/(?!manifest\\.json$))`;

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare allows lines of up to 2,000 characters. Both hosts revalidate
 * every file by default, and join the values of two rules for one header. So only files that never change have a rule.
 * Source: Netlify, "Custom headers"; Cloudflare Pages, "Headers".
 */
export const headersFile = (headers: Headers, { basePath, folders }: HeaderOptions): string =>
  `${[
    madeByConfig,
    `${basePath}*`,
    ...named(headers).map(({ key, value }) => `  ${key}: ${value}`),
    ...folders.flatMap((folder) =>
      ['assets/*', 'bundle/articles/*'].flatMap((path) => [
        `${basePath}${folder}${path}`,
        `  Cache-Control: ${cacheControl(true)}`,
      ]),
    ),
  ].join('\n')}\n`;

/** The member `headers` of `vercel.json`. Source: Vercel, "Configuring projects with vercel.json", "headers". */
export const vercelHeaders = (headers: Headers, { basePath, folders }: HeaderOptions) => [
  { source: `${basePath}(.*)`, headers: named(headers) },
  ...folders.flatMap((folder) => [
    { source: `${basePath}${folder}(assets/.*)`, headers: [immutable] },
    { source: `${basePath}${folder}(bundle/(?!manifest\\.json$).*)`, headers: [immutable] },
  ]),
];

const immutable = { key: 'Cache-Control', value: cacheControl(true) };

/**
 * Lines for nginx's `server` block. A `location` with an `add_header` of its own has none of those above it.
 * Source: nginx, "Module ngx_http_headers_module".
 */
export const nginxHeaders = (headers: Headers, options: HeaderOptions): string =>
  `${[
    madeByConfig,
    '# Include this file in the server block, and in each location with an add_header of its own: nginx takes over none there.',
    ...nginxHeaderLines(headers, options),
  ].join('\n')}\n`;

export const nginxHeaderLines = (headers: Headers, options: HeaderOptions): string[] => [
  ...named(headers).map(({ key, value }) => `add_header ${key} "${value}" always;`),
  `set $fieldbook_cache "${cacheControl(false)}";`,
  `if ($uri ~ "${hashedBelow(options)}") { set $fieldbook_cache "${cacheControl(true)}"; }`,
  'add_header Cache-Control $fieldbook_cache;', // without `always`: not for missing files
];

/** With names as hosts' documentation spells them. */
export const named = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([name, value]) => ({
    key: name.replace(/(?<=^|-)[a-z]/gu, (letter) => letter.toUpperCase()),
    value,
  }));
