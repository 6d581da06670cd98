import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteHost } from '../../../../../pipeline/config/hosts.ts';
import { mediaTypeOf } from '../../../../../cli/media-types.ts';
import { cloudflareHost, netlifyHost } from '../../../../pipeline/redirects/hosts/redirects-file.ts';
import { vercelHost } from '../../../../pipeline/redirects/hosts/vercel-json.ts';
import type { Answer } from '../../../../pipeline/redirects/hosts/answer.ts';
import { type Ask, type Reply, reply } from './ask.ts';

/** A host as its documentation says that it serves a folder. */
type StandIn = (folder: string) => Ask;

type HeadersAt = (path: string) => Readonly<Record<string, string>>;

/**
 * A file before a redirect; a folder with or without a slash. For unknown paths a rule with status 404, else `404.html` of the root.
 * Source: Netlify, "Redirect options", "Shadowing"; "Custom headers".
 */
const netlify: StandIn = (folder) => {
  const redirect = netlifyHost(textIn(folder, '_redirects'));
  const headers = headersFileOf(folder);
  return (address) => {
    const { path, query } = split(address);
    const file = fileAt(folder, path) ?? fileAt(folder, `${path}/index.html`);
    if (file !== undefined) return found(folder, file, headers(path));
    const answer = redirect(path);
    if (answer?.status === 404) return notFound(folder, answer.to, headers(path));
    return answer === undefined ? notFound(folder, '404.html', headers(path)) : led(answer, query);
  };
};

/**
 * A redirect before a file; a folder only with a slash. For unknown paths the nearest `404.html` above; without one in the root, every path
 * is the home page. Source: Cloudflare Pages, "Redirects", "Serving Pages", "Headers".
 */
const cloudflare: StandIn = (folder) => {
  const redirect = cloudflareHost(textIn(folder, '_redirects'));
  const headers = headersFileOf(folder);
  return (address) => {
    const { path, query } = split(address);
    const answer = redirect(path);
    if (answer !== undefined) return led(answer, query);
    const file = fileAt(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (file !== undefined && !file.endsWith('.html')) return found(folder, file, headers(path));
    if (file !== undefined && path.endsWith('/')) return found(folder, file, headers(path));
    if (fileAt(folder, `${path}/index.html`) !== undefined)
      return reply(308, { location: `${path}/${query}` });
    if (fileAt(folder, '404.html') === undefined) return found(folder, 'index.html', headers(path));
    return notFound(folder, nearest(folder, path, '404.html'), headers(path));
  };
};

/** Redirects and headers before files; `404.html` of the root. Source: Vercel, "Configuring projects with vercel.json". */
const vercel: StandIn = (folder) => {
  const text = textIn(folder, 'vercel.json');
  const redirect = vercelHost(text);
  const rules = (
    JSON.parse(text) as { headers: { source: string; headers: { key: string; value: string }[] }[] }
  ).headers;
  const headers: HeadersAt = (path) =>
    Object.fromEntries(
      rules
        .filter(({ source }) => new RegExp(`^${source}$`, 'u').test(path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
  return (address) => {
    const { path, query } = split(address);
    const answer = redirect(path);
    if (answer !== undefined) return led(answer, query);
    const file =
      path === '/vercel.json' ? undefined : (fileAt(folder, path) ?? fileAt(folder, `${path}/index.html`));
    return file === undefined
      ? notFound(folder, '404.html', headers(path))
      : found(folder, file, headers(path));
  };
};

/** Files alone; a folder only with a slash. A page that leads on counts as a redirect. Source: GitHub, "About GitHub Pages". */
const githubPages: StandIn = (folder) => (address) => {
  const { path, query } = split(address);
  const file = fileAt(folder, path.endsWith('/') ? `${path}index.html` : path);
  const index = fileAt(folder, `${path}/index.html`);
  if (file !== undefined) return leading(folder, file) ?? found(folder, file, {});
  if (index === undefined) return notFound(folder, '404.html', {});
  return leading(folder, index) ?? reply(301, { location: `${path}/${query}` });
};

function leading(folder: string, file: string): Reply | undefined {
  const text = textIn(folder, file);
  const [, to] = /<link rel="canonical" href="([^"]+)"/u.exec(text) ?? [];
  return to === undefined ? undefined : reply(200, { location: to }, text);
}

interface S3Plan {
  readonly website: {
    readonly ErrorDocument: { readonly Key: string };
    readonly RoutingRules: readonly {
      readonly Condition: { readonly KeyPrefixEquals: string };
      readonly Redirect: { readonly ReplaceKeyPrefixWith: string };
    }[];
  };
  readonly headers: Readonly<Record<string, string>>;
  readonly objects: readonly {
    readonly key: string;
    readonly contentType: string;
    readonly cacheControl: string;
  }[];
  readonly redirects: readonly { readonly key: string; readonly to: string }[];
}

/** A bucket that holds the plan, as a website. Source: Amazon S3, "Configuring an index document", "Configuring a webpage redirect". */
const s3: StandIn = (folder) => {
  const plan = JSON.parse(textIn(folder, 's3.json')) as S3Plan;
  const objects = new Map(plan.objects.map((object) => [object.key, object]));
  const redirects = new Map(plan.redirects.map(({ key, to }) => [key, to]));
  return (address) => {
    const { path, query } = split(address);
    const key = decodeURIComponent(path).slice(1);
    const asked = key === '' || key.endsWith('/') ? `${key}index.html` : key;
    const to = redirects.get(asked);
    if (to !== undefined) return reply(301, { location: to });
    const object = objects.get(asked);
    if (object !== undefined) {
      const headers = {
        ...plan.headers,
        'content-type': object.contentType,
        'cache-control': object.cacheControl,
      };
      return reply(200, headers, textIn(folder, object.key));
    }
    if (objects.has(`${key}/index.html`)) return reply(302, { location: `${path}/${query}` });
    const rule = plan.website.RoutingRules.find(({ Condition }) => key.startsWith(Condition.KeyPrefixEquals));
    if (rule === undefined) return notFound(folder, plan.website.ErrorDocument.Key, plan.headers);
    const { Condition, Redirect } = rule;
    return reply(301, {
      location: `/${Redirect.ReplaceKeyPrefixWith}${key.slice(Condition.KeyPrefixEquals.length)}`,
    });
  };
};

export const standIns = { netlify, cloudflare, vercel, 'github-pages': githubPages, s3 } satisfies Partial<
  Record<SiteHost, StandIn>
>;

function split(address: string) {
  const [path = '', query] = address.split('?');
  return { path, query: query === undefined ? '' : `?${query}` };
}

/** The path of a file in the folder. A host compares paths as they are written. */
function fileAt(folder: string, path: string): string | undefined {
  const file = posix.normalize(decodeURIComponent(path)).replace(/^\//u, '');
  const whole = join(folder, file);
  const isThere = existsSync(whole) && statSync(whole).isFile() && !['_headers', '_redirects'].includes(file);
  return isThere ? file : undefined;
}

function nearest(folder: string, path: string, name: string): string {
  const above = posix.join(posix.dirname(decodeURIComponent(`${path}x`)), name);
  return (
    fileAt(folder, above) ??
    nearest(folder, posix.dirname(posix.dirname(above)).replace(/(?<!\/)$/u, '/'), name)
  );
}

const textIn = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

const found = (folder: string, file: string, headers: Readonly<Record<string, string>>): Reply =>
  reply(
    200,
    { 'content-type': mediaTypeOf(file), 'cache-control': 'public, max-age=0', ...headers },
    textIn(folder, file),
  );

const notFound = (folder: string, file: string, headers: Readonly<Record<string, string>>): Reply =>
  reply(404, headers, textIn(folder, file));

/** The target gets the query. */
function led({ status, to }: Answer, query: string): Reply {
  const [page = '', hash] = to.split('#');
  const withQuery = page.includes('?') ? page + query.replace('?', '&') : page + query;
  return reply(status, { location: hash === undefined ? withQuery : `${withQuery}#${hash}` });
}

/** The headers of every rule that fits. Source: Netlify, "Custom headers"; Cloudflare Pages, "Headers". */
function headersFileOf(folder: string): HeadersAt {
  const rules: { readonly start: string; readonly headers: [string, string][] }[] = [];
  for (const line of textIn(folder, '_headers')
    .split('\n')
    .filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.+)$/u.exec(line) ?? [];
    if (name === undefined) rules.push({ start: line.replace(/\*$/u, ''), headers: [] });
    else rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return (path) => {
    const fitting = rules.filter(({ start }) => path.startsWith(start)).flatMap(({ headers }) => headers);
    const joined = new Map<string, string>();
    for (const [name, value] of fitting)
      joined.set(name, joined.has(name) ? `${joined.get(name)}, ${value}` : value);
    return Object.fromEntries(joined);
  };
}
