import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { open } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

// A process: a host that serves a folder as any does, and a reader that asks it again and again, until its standard input ends.
// It prints what it saw as JSON.

const [site = ''] = process.argv.slice(2);
const faults: string[] = [];
const versions = new Set<string>();
const counts = { pages: 0, files: 0, late: 0 };

/** Looks a path up once, and reads what it found: what any host does. */
async function serve({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(url, 'http://host').pathname);
  try {
    const handle = await open(join(site, path.endsWith('/') ? `${path}index.html` : path));
    try {
      response.end(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch {
    response.statusCode = 404;
    response.end();
  }
}

const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function get(path: string, why: string): Promise<string> {
  const answer = await fetch(`${origin}${path}`);
  const text = await answer.text();
  if (answer.status !== 200) faults.push(`${why}: ${path} answers ${answer.status}`);
  counts.files += 1;
  return text;
}

interface OpenPage {
  readonly text: string;
  /** What it loads, as it says itself. */
  readonly loads: readonly string[];
  readonly bundle: readonly { readonly path: string; readonly sha256: string }[];
}

/** A page says of which version it is: every text of a version carries its number. */
async function openPage(): Promise<OpenPage> {
  const html = await get('/how-to/article-1/', 'a page');
  const numbers = new Set(html.match(/content \d+/gu));
  if (numbers.size !== 1 || !html.includes('</html>')) faults.push(`a page of ${[...numbers].join(' and ')}`);
  const manifest = JSON.parse(await get('/bundle/manifest.json', 'the manifest')) as {
    readonly files: OpenPage['bundle'];
  };
  const loads = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, path = '']) => path);
  if (loads.length === 0) faults.push('a page that loads nothing');
  versions.add([...numbers].join(' '));
  counts.pages += 1;
  return { text: html, loads, bundle: manifest.files };
}

/** All that a page may load later, when the site was switched since. */
async function loadLate({ loads, bundle }: OpenPage): Promise<void> {
  for (const path of loads) await get(path, 'a script or style');
  const numbers = new Set<string>();
  for (const { path, sha256 } of bundle) {
    const text = await get(`/bundle/${path}`, 'a file of the bundle');
    if (createHash('sha256').update(text).digest('hex') !== sha256) faults.push(`${path} has another hash`);
    if (path.startsWith('articles/'))
      for (const number of text.match(/content \d+/gu) ?? []) numbers.add(number);
  }
  if (numbers.size > 1) faults.push(`a bundle of ${[...numbers].join(' and ')}`);
}

process.stdin.resume();

// each page stays open for a round, in which the site may have been switched, and loads everything then
let before: OpenPage | undefined;
while (!process.stdin.readableEnded) {
  const page = await openPage();
  if (before) await loadLate(before);
  if (before && before.text !== page.text) counts.late += 1;
  before = page;
  process.stdout.write('round\n');
}
process.stdout.write(`${JSON.stringify({ faults, versions: versions.size, ...counts })}\n`);
server.closeAllConnections();
server.close();
