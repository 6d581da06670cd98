import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildReleases, type Release } from './releases/build-releases.ts';
import { filesOf, serveFiles, type ServedSite, type SiteContent, type SiteFiles } from './serve-site.ts';

interface HostedSite {
  readonly site: Promise<ServedSite>;
  /** How many tests use it. */
  users: number;
}

/** How many previews stay that no test uses: the next tests of a file want the same. Each takes about 130 MB. */
const maxIdle = 6;

/** Where the workers of a run find its host. */
const hostVariable = 'FIELDBOOK_SITE_HOST';

/** Starts the host of a run: it serves each space that tests ask for once, for all workers, and builds releases once. Gives what ends it. */
export default async function startSiteHost(): Promise<() => Promise<void>> {
  /** By what it is started with; what was used last comes last. */
  const sites = new Map<string, HostedSite>();
  const take = async (key: string): Promise<string> => {
    const hosted = sites.get(key) ?? { site: serveFiles(JSON.parse(key) as SiteFiles), users: 0 };
    hosted.users += 1;
    sites.delete(key);
    sites.set(key, hosted);
    try {
      return (await hosted.site).address;
    } catch (error) {
      sites.delete(key);
      throw error;
    }
  };
  const giveBack = async (key: string): Promise<string> => {
    const hosted = sites.get(key);
    if (hosted !== undefined) hosted.users -= 1;
    const idle = [...sites].filter(([, { users }]) => users === 0);
    for (const [each, { site }] of idle.slice(0, -maxIdle)) {
      sites.delete(each);
      await (await site).close();
    }
    return '';
  };
  let releasesFolder: string | undefined;
  let releases: Promise<readonly Release[]> | undefined;
  const build = async () => {
    releasesFolder = await mkdtemp(join(tmpdir(), 'fieldbook-releases-'));
    return buildReleases(join(releasesFolder, 'releases'));
  };
  const answers: Readonly<Record<string, (key: string) => Promise<string>>> = {
    GET: async () => JSON.stringify(await (releases ??= build())),
    POST: take,
    DELETE: giveBack,
  };
  const server = createServer((request, response) => {
    void text(request)
      .then((key) => answers[request.method ?? '']?.(key))
      .then(
        (address) => response.end(address),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[hostVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    for (const { site } of sites.values()) await (await site).close();
    if (releasesFolder !== undefined) await rm(releasesFolder, { recursive: true, maxRetries: 3 });
  };
}

/** The releases of `buildReleases`. */
export async function builtReleases(): Promise<readonly Release[]> {
  const answer = await fetch(process.env[hostVariable] ?? '');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as readonly Release[];
}

/** The address of a space that a test wants served, without a slash at its end; and what says that the test no longer needs it. */
export async function borrowSite(content: SiteContent) {
  const body = JSON.stringify(filesOf(content));
  const answer = await fetch(process.env[hostVariable] ?? '', { method: 'POST', body });
  const told = await answer.text();
  if (!answer.ok) throw new Error(told);
  return {
    address: told,
    giveBack: () => fetch(process.env[hostVariable] ?? '', { method: 'DELETE', body }),
  };
}
