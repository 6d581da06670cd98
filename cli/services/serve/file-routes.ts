import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { cacheControl, hostHeaders } from '../../../pipeline/headers/site-headers.ts';
import { decoded } from '../../../schemas/base/text/decoded.ts';
import { once } from '../../../schemas/base/once.ts';
import { carryOver } from '../../../schemas/carry-over.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { redirectTable } from '../../../pipeline/redirects/redirect-table.ts';
import { mediaTypeOf } from '../../media-types.ts';
import { isHashed, localeFolders } from '../../site/is-hashed.ts';
import { readBundleFile } from '../../site/pages/routes.ts';
import { readVersionList, type WrittenFile } from '../../site/versions/version-list.ts';
import type { BuiltSite, Sites } from '../site/built-site.ts';

interface ServedFiles {
  /** Of one version. */
  readonly folder: string;
  readonly sites: Sites;
  readonly config: PipelineConfig;
}

/** The files of a version as a host serves them: pages, redirects, headers, and the page for unknown paths. */
export function fileRoutes({ folder, sites, config }: ServedFiles): Hono {
  const app = new Hono();
  const { basePath } = sites[0];
  const homes = new Set(sites.map((site) => site.basePath));
  const missingPages = new Set(
    sites.flatMap((site) => ['404.html', '404/index.html'].map((name) => folderOf(site) + name)),
  );
  const listed = once(async () => listedIn(folder));
  const redirects = sites.map((site) => ({ site, table: redirectsOf(site) }));
  const headersOf = stylesOnce((styles) => hostHeaders(config, styles));
  app.get('*', compress(), async (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (!`${pathname}/`.startsWith(basePath)) return context.redirect(basePath);
    const path = decoded(pathname.slice(basePath.length));
    const { files, folders } = await listed();
    const file = files.get(path) ?? files.get(pageAt(path));
    if (file !== undefined && path.endsWith('/') && !homes.has(pathname))
      return context.redirect(pathname.slice(0, -1) + search, 301);
    if (file !== undefined) {
      const status = missingPages.has(file.path) ? 404 : 200;
      return send(context, file, { isKept: isHashed(file.path, folders), status });
    }
    // pages of the version before still load theirs
    if (isHashed(path, folders)) {
      const bytes = await readFile(join(folder, path)).catch(() => undefined);
      if (bytes !== undefined) return sendBytes(context, path, new Uint8Array(bytes));
    }
    const moved = redirects.findLast(({ site }) => `${pathname}/`.startsWith(site.basePath));
    const rule = moved?.table.find(toRoutePath(`/${decoded(pathname.slice(moved.site.basePath.length))}`));
    if (moved !== undefined && rule !== undefined) {
      const to = rule.to.startsWith('/') ? moved.site.basePath.slice(0, -1) + rule.to : rule.to;
      return context.redirect(carryOver(to, { query: search, hash: '' }), rule.isPermanent ? 301 : 302);
    }
    const home = moved === undefined ? '' : folderOf(moved.site);
    const missing = files.get(`${home}404.html`) ?? files.get('404.html');
    return missing === undefined ? context.notFound() : send(context, missing, { status: 404 });
  });
  return app;

  /** Below that of the whole site. */
  function folderOf(site: BuiltSite): string {
    return site.basePath.slice(basePath.length);
  }

  async function send(context: Context, file: WrittenFile, { isKept = false, status = 200 }: Sent) {
    const tag = `"${file.sha256}"`;
    const shared = { etag: tag, 'cache-control': cacheControl(isKept) };
    if (status === 200 && context.req.header('if-none-match')?.includes(tag) === true)
      return context.body(null, 304, shared);
    const bytes = new Uint8Array(await readFile(join(folder, file.path)));
    const headers = { ...headersOf(file, bytes), 'content-type': mediaTypeOf(file.path), ...shared };
    return context.body(bytes, status, headers);
  }
}

interface Sent {
  /** Whether the file never changes. */
  readonly isKept?: boolean;
  readonly status?: 200 | 404;
}

/** A file of an earlier version, which no list has any more. */
const sendBytes = (context: Context, path: string, bytes: Uint8Array<ArrayBuffer>): Response =>
  context.body(bytes, 200, { 'content-type': mediaTypeOf(path), 'cache-control': cacheControl(true) });

/** Only files that the build has listed are served. Those for other hosts are not. */
async function listedIn(folder: string) {
  const all = (await readVersionList(folder))?.files ?? [];
  const files = new Map(all.filter(({ path }) => !ofHosts.test(path)).map((file) => [file.path, file]));
  return { files, folders: localeFolders(files.keys()) };
}

const ofHosts = /(?:^|\/)(?:_headers|_redirects|vercel\.json|[^/]*\.nginx\.conf)$/u;

const pageAt = (path: string): string => `${path === '' || path.endsWith('/') ? path : `${path}/`}index.html`;

const redirectsOf = ({ files }: BuiltSite) =>
  redirectTable(readBundleFile(files, 'redirects').rules.map((rule) => ({ ...rule, origin: { entry: '' } })));

/** The headers of a file. The policy of a page names the styles inside it, which only the build writes into a head. */
function stylesOnce(headersWith: (styles?: readonly string[]) => Readonly<Record<string, string>>) {
  const others = headersWith();
  const known = new Map<string, Readonly<Record<string, string>>>();
  return (file: WrittenFile, bytes: Uint8Array) => {
    if (!file.path.endsWith('.html')) return others;
    const styles = stylesIn(new TextDecoder().decode(bytes));
    const key = styles.join('\n');
    const headers = known.get(key) ?? headersWith(styles);
    known.set(key, headers);
    return headers;
  };
}

const stylesIn = (html: string): string[] =>
  Array.from(
    html.slice(0, html.indexOf('</head>')).matchAll(/<style>(.*?)<\/style>/gsu),
    ([, css = '']) => css,
  );
