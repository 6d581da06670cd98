import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { definedOf, keepProcess } from '../cli/warm/kept-process.ts';
import { once } from '../../schemas/base/once.ts';
import { openReaderEvents } from '../../cli/services/reader-events/open-reader-events.ts';
import type { Overview } from '../../cli/services/reader-events/overview.ts';
import { buildReleases, type Release } from './releases/build-releases.ts';
import { serveBuilt } from './served-site/serve-built.ts';
import {
  addressIn,
  dataFile,
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

/** What it is asked for. */
const paths = { site: '/site', releases: '/releases', events: '/events' };

/** Starts the host of a run: it serves each space that tests ask for once, for all workers, and builds releases once. Gives what ends it. */
export default async function startSiteHost(): Promise<() => Promise<void>> {
  // one process for all: it loads what a preview needs once
  const previews = keepProcess(process.env);
  const folders: string[] = [];
  const ending: (() => Promise<void>)[] = [];
  /** By address. */
  const folderAt = new Map<string, string>();
  const serve = async ({ files, flags, isBuilt }: SiteFiles): Promise<string> => {
    const folder = await folderOf(files);
    folders.push(folder);
    const address = await (isBuilt ? serveFrom(folder) : previewOf(folder, flags));
    folderAt.set(address, folder);
    return address;
  };
  const serveFrom = async (folder: string): Promise<string> => {
    const { address, close } = await serveBuilt(folder);
    ending.push(close);
    return address;
  };
  const previewOf = async (folder: string, flags: readonly string[]): Promise<string> => {
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
  const releases = once(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fieldbook-releases-'));
    folders.push(folder);
    return buildReleases(join(folder, 'releases'));
  });
  const answers: Readonly<Record<string, (asked: string) => Promise<string>>> = {
    [paths.site]: take,
    [paths.releases]: async () => JSON.stringify(await releases()),
    [paths.events]: async (address) => JSON.stringify(await eventsIn(folderAt.get(address) ?? '')),
  };
  const server = createServer((request, response) => {
    void text(request)
      .then((asked) => answers[request.url ?? '']?.(asked))
      .then(
        (answer) => response.end(answer),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[hostVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    previews.kill();
    for (const close of ending) await close();
    for (const folder of folders) await removeFolder(folder);
  };
}

async function eventsIn(folder: string): Promise<Overview['newest']> {
  const events = await openReaderEvents({ kind: 'file', path: join(folder, dataFile) });
  const { newest } = await events.overview();
  await events.close();
  return newest;
}

/** The releases of `buildReleases`. */
export const builtReleases = async (): Promise<readonly Release[]> =>
  JSON.parse(await askHost(paths.releases)) as readonly Release[];

/** The address of a space that a test wants served, without a slash at its end: by a preview, or built and by `fieldbook serve`. */
export const siteOf = (content: SiteContent, isBuilt = false): Promise<string> =>
  askHost(paths.site, JSON.stringify(filesOf(content, isBuilt)));

/** What readers have sent to such a site, by its address. */
export const keptEvents = async (site: string): Promise<Overview['newest']> =>
  JSON.parse(await askHost(paths.events, site)) as Overview['newest'];

async function askHost(path: string, body = ''): Promise<string> {
  const answer = await fetch((process.env[hostVariable] ?? '') + path, { method: 'POST', body });
  const told = await answer.text();
  if (!answer.ok) throw new Error(told);
  return told;
}
