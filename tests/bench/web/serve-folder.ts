import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf } from '../../../cli/media-types.ts';
import { decoded } from '../../../schemas/base/text/decoded.ts';
import { type Served, serveCompressed } from './serve-compressed.ts';

/** Serves a built site as static hosts do: a page by its folder or its name without `.html`, and with gzip. */
export function serveFolder(folder: string): Promise<Served> {
  return serveCompressed(async ({ path }) => {
    const file = await fileAt(folder, decoded(new URL(path, 'http://localhost').pathname));
    if (file === undefined)
      return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not found') };
    const headers = { 'content-type': mediaTypeOf(file), 'cache-control': 'no-cache' };
    return { status: 200, headers, body: await readFile(file) };
  });
}

async function fileAt(folder: string, path: string): Promise<string | undefined> {
  const candidates = [path, `${path}.html`, `${path}/index.html`].map((name) => join(folder, name));
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isFile() === true) return candidate;
  }
  return undefined;
}
