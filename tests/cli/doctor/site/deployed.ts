import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheControl } from '../../../../pipeline/headers/site-headers.ts';
import { mediaTypeOf } from '../../../../cli/media-types.ts';
import { isHashed } from '../../../../cli/site/is-hashed.ts';
import { decoded } from '../../../../schemas/base/text/decoded.ts';
import { exportOf, rawEntry } from '../../../pipeline/documents.ts';
import { netlifyHost } from '../../../pipeline/redirects/hosts/redirects-file.ts';
import { threeLocales, translated } from '../../../pipeline/translated.ts';
import { howTo } from '../../exports.ts';
import { runWarm } from '../../warm/run-warm.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a host does with an answer of a well-served site. `path` is that of the request, without its query. */
export type Mistake = (
  reply: Reply,
  request: { readonly path: string; readonly query: string },
) => Reply | Promise<Reply>;

export interface Deployed {
  /** Of the home page. */
  readonly address: string;
  /** The configuration's file. */
  readonly config: string;
  /** A file of the version before. */
  readonly readBefore: (path: string) => Promise<Buffer>;
  readonly make: (mistake: Mistake) => void;
  readonly close: () => Promise<void>;
}

const table = `fromPath,toPath,isPermanent
/old,/how-to/add,true
/older,/how-to/add#top,true
/for-now,/how-to/remove,false
/away,https://academy.example.com/start,true
`;

const articles = (text: string) => [
  translated(howTo('add', text), { 'es-MX': { title: 'Agregar', url: 'agregar' } }),
  translated(howTo('remove'), { 'es-MX': { title: 'Quitar', url: 'quitar' } }),
  translated(howTo('move'), { 'es-MX': { title: 'Mover', url: 'mover' } }),
  translated(rawEntry('kbFaq', 'faq', { title: 'Questions', url: 'questions' }), {
    'es-MX': { title: 'Preguntas', url: 'preguntas' },
  }),
];

/** Builds a small site in two locales twice, and serves the second build as a host should. */
export async function deploySite(settings: Readonly<Record<string, unknown>> = {}): Promise<Deployed> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  const all = {
    siteUrl,
    locales: ['en-US', 'es-MX'],
    redirects: 'redirects.csv',
    routes: { kbFaq: '/questions' },
    services: { profile: false },
    ...settings,
  };
  await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify(all));
  await writeFile(join(folder, 'redirects.csv'), table);
  const build = async (text: string): Promise<string> => {
    const exported = exportOf(articles(text), { locales: threeLocales });
    await writeFile(join(folder, 'export.json'), JSON.stringify(exported));
    const built = await runWarm(['build', '--out', 'site', '--allow-errors'], { cwd: folder });
    if (built.code === 2) throw new Error(built.stderr);
    return realpath(join(folder, 'site'));
  };
  const before = await build('How to add, as it was.');
  const site = await build('How to add.');
  const { basePath = '/' } = all as { basePath?: string };
  let current = noMistake;
  const answer = await wellServed(site, basePath);
  const replies = new Map<string, Promise<Reply>>();
  server.on('request', (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', siteUrl);
    const reply = replies.get(pathname + search) ?? answer(pathname, search);
    replies.set(pathname + search, reply);
    void reply
      .then((right) => current(right, { path: pathname, query: search }))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  return {
    address: siteUrl + basePath,
    config: join(folder, 'fieldbook.config.json'),
    readBefore: (path) => readFile(join(before, path)),
    make(mistake) {
      current = mistake;
    },
    close: () => close(server, folder),
  };
}

const noMistake: Mistake = (reply) => reply;

/** Answers as nginx does with the files that the build writes for hosts. */
async function wellServed(folder: string, basePath: string) {
  const headers = headersIn(await readFile(join(folder, '_headers'), 'utf8'));
  const redirectTo = netlifyHost(await readFile(join(folder, '_redirects'), 'utf8'));
  return async (path: string, query: string): Promise<Reply> => {
    const redirect = redirectTo(path);
    if (redirect !== undefined) {
      const to = redirect.to.replace(':splat', path.split('/').at(-1) ?? '');
      return moved(redirect.status, to.startsWith('/') ? withQuery(to, query) : to);
    }
    const relative = decoded(path.slice(basePath.length));
    const isIn = path.startsWith(basePath);
    const file = isIn ? await readOrNothing(join(folder, relative)) : undefined;
    const index = isIn ? await readOrNothing(join(folder, relative, 'index.html')) : undefined;
    if (file === undefined && index !== undefined && !path.endsWith('/'))
      return moved(301, `${path}/${query}`);
    const body = file ?? index;
    if (body !== undefined) {
      const type = mediaTypeOf(file === undefined ? 'index.html' : relative);
      return packed(
        200,
        {
          ...headers,
          'content-type': type,
          'cache-control': cacheControl(isHashed(relative.replace(/^es-mx\//u, ''))),
        },
        body,
      );
    }
    const notFound = await readFile(
      join(folder, relative.startsWith('es-mx/') ? 'es-mx/404.html' : '404.html'),
    );
    return packed(404, { ...headers, 'content-type': mediaTypeOf('404.html') }, notFound);
  };
}

const moved = (status: number, location: string): Reply => ({
  status,
  headers: { location },
  body: Buffer.alloc(0),
});

const withQuery = (to: string, query: string): string => {
  const [path = '', hash] = to.split('#');
  return path + query + (hash === undefined ? '' : `#${hash}`);
};

const packed = (status: number, headers: Reply['headers'], body: Buffer): Reply =>
  /text|json|javascript|xml/u.test(headers['content-type'] ?? '')
    ? { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body, { level: 1 }) }
    : { status, headers, body };

const readOrNothing = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/** Those of the first rule of `_headers`, in lower case. */
const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    (text.split('\n/')[1] ?? '')
      .split('\n  ')
      .slice(1)
      .map((line) => [line.split(': ')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(': ') + 2)]),
  );

async function close(server: Server, folder: string): Promise<void> {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
}
