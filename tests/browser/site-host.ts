import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { definedOf, keepProcess } from '../cli/warm/kept-process.ts';
import { buildReleases, type Release } from './releases/build-releases.ts';
import {
  addressIn,
  filesOf,
  folderOf,
  mainFile,
  previewArguments,
  removeFolder,
  type SiteContent,
  type SiteFiles,
} from './serve-site.ts';

/** Where the workers of a run find its host. */
const hostVariable = 'FIELDBOOK_SITE_HOST';

/** Starts the host of a run: it serves each space that tests ask for once, for all workers, and builds releases once. Gives what ends it. */
export default async function startSiteHost(): Promise<() => Promise<void>> {
  // one process for all: it loads what a preview needs once
  const previews = keepProcess(process.env);
  const folders: string[] = [];
  const serve = async ({ files, flags }: SiteFiles): Promise<string> => {
    const folder = await folderOf(files);
    folders.push(folder);
    const { stdout, stderr } = await previews.run({
      main: pathToFileURL(mainFile).href,
      args: previewArguments('0', flags),
      cwd: folder,
      env: definedOf(process.env),
      input: '',
      isBase64: false,
    });
    const address = addressIn(stdout);
    if (address === undefined) throw new Error(`the preview did not start:\n${stderr}`);
    return address;
  };
  /** By what it is started with. */
  const addresses = new Map<string, Promise<string>>();
  const take = (key: string): Promise<string> => {
    const address = addresses.get(key) ?? serve(JSON.parse(key) as SiteFiles);
    addresses.set(key, address);
    return address;
  };
  let releases: Promise<readonly Release[]> | undefined;
  const build = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fieldbook-releases-'));
    folders.push(folder);
    return buildReleases(join(folder, 'releases'));
  };
  const server = createServer((request, response) => {
    void text(request)
      .then(async (key) =>
        request.method === 'GET' ? JSON.stringify(await (releases ??= build())) : take(key),
      )
      .then(
        (address) => response.end(address),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[hostVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    previews.kill();
    for (const folder of folders) await removeFolder(folder);
  };
}

/** The releases of `buildReleases`. */
export async function builtReleases(): Promise<readonly Release[]> {
  const answer = await fetch(process.env[hostVariable] ?? '');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as readonly Release[];
}

/** The address of a space that a test wants served, without a slash at its end. */
export async function siteOf(content: SiteContent): Promise<string> {
  const body = JSON.stringify(filesOf(content));
  const answer = await fetch(process.env[hostVariable] ?? '', { method: 'POST', body });
  const told = await answer.text();
  if (!answer.ok) throw new Error(told);
  return told;
}
