import { constants, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { warnOnStderr } from '../../terminal/warn-on-stderr.ts';
import { hostFiles } from '../files/host-files.ts';
import type { HostedSite } from '../files/sites-on-host.ts';
import { folderMaker } from '../site-writer.ts';
import { foreignIn } from '../versions/foreign-files.ts';
import { readKept } from '../versions/kept-files.ts';
import type { VersionList } from '../versions/version-list.ts';
import type { Output } from '../versions/versions.ts';

interface Version {
  readonly list: VersionList;
  readonly output: Output;
  readonly sites: readonly HostedSite[];
}

/**
 * Copies the files of a version, and those that its folder has from the user. Left out are its files for hosts, its list, and the files of
 * earlier versions. Gives the paths.
 */
export async function copyVersion(
  source: string,
  to: string,
  { list, output, sites }: Version,
): Promise<readonly string[]> {
  const forHosts = new Set(hostFiles(sites).map(({ path }) => path));
  const own = list.files.map(({ path }) => path).filter((path) => !forHosts.has(path));
  const foreign = foreignIn(source, list, (await readKept(output)).get(list.digest));
  for (const { path, isLink } of foreign)
    if (isLink) warnOnStderr(`${join(source, path)} is a link, so it is left out of the deployment.`);
  const paths = [...own, ...foreign.filter(({ isLink }) => !isLink).map(({ path }) => path)];
  const makeFolder = folderMaker();
  for (const path of paths) {
    makeFolder(dirname(join(to, path)));
    copyFileSync(join(source, path), join(to, path), constants.COPYFILE_FICLONE);
  }
  return paths;
}
