import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import { atDesk } from './desk.ts';
import { forEachLimited } from './for-each-limited.ts';
import { listVersions, prune, readHistory, writeHistory } from './history.ts';
import { keepLoadable } from './keep-loadable.ts';
import type { SiteFile } from './site-files.ts';
import { type VersionList, versionListName } from './version-list.ts';
import { switchTo } from './switch-to.ts';
import { currentVersion, type Output } from './versions.ts';

/** How many files are on their way to the disk at once; pages are rendered one by one meanwhile. */
const atOnce = 16;

/**
 * Writes a version beside those that are there and switches the link to it. Whenever it is killed, the link leads to a
 * whole version: a folder gets its final name only when everything is in it.
 */
export async function writeSite(
  files: readonly SiteFile[],
  { output, keep }: { readonly output: Output; readonly keep: number },
): Promise<{ readonly digest: string; readonly isNew: boolean }> {
  return atDesk(output, async (desk) => {
    const current = await currentVersion(output);
    const site = join(desk, 'site');
    const list = await writeFiles(files, site);
    const folder = join(output.versions, list.digest);
    const earlier = await listVersions(output);
    const isNew = !existsSync(folder);
    for (const digest of earlier) {
      if (digest !== list.digest) await keepLoadable(join(output.versions, digest), isNew ? site : folder);
    }
    if (isNew) await rename(site, folder);
    const history = await readHistory(output, current);
    const served = [...history.filter((digest) => digest !== list.digest), list.digest].slice(-keep);
    await writeHistory(output, served, desk);
    await switchTo(list.digest, output, desk);
    await prune(output, served);
    return { digest: list.digest, isNew };
  });
}

async function writeFiles(files: readonly SiteFile[], folder: string): Promise<VersionList> {
  const written: VersionList['files'] = [];
  await forEachLimited(files, atOnce, async ({ path, content }) => {
    const source = await content();
    const bytes = typeof source === 'string' ? Buffer.from(source) : await readFile(source.copyOf);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
    written.push({ path, sha256: sha256(bytes), bytes: bytes.length });
  });
  written.sort((a, b) => (a.path < b.path ? -1 : 1));
  const digest = sha256(written.map((file) => `${file.path}\n${file.sha256}\n`).join('')).slice(0, 32);
  const list: VersionList = { digest, files: written };
  await writeFile(join(folder, versionListName), `${JSON.stringify(list)}\n`);
  return list;
}
