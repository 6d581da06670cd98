import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError } from '../../describe-error.ts';
import { fileFingerprint } from '../../file-fingerprint.ts';
import { UsageError } from '../../usage-error.ts';
import { openBuiltSite } from '../site/built-site.ts';
import type { CurrentSites, Sites } from './current-sites.ts';

/** Opens the site in a folder, and again whenever another version is there. A version that cannot be opened leaves the one before. */
export async function followSite(folder: string): Promise<CurrentSites> {
  let version = await versionIn(folder);
  if (version === undefined)
    throw new UsageError(`there is no site in ${folder}; name the folder that was given to build.`);
  let current = await openSite(folder);
  let opening: Promise<Sites> | undefined;
  return async () => {
    const newest = await versionIn(folder);
    if (newest !== undefined && newest !== version) {
      version = newest;
      opening = openSite(folder).catch((error: unknown) => {
        console.error(describeError(error));
        return current;
      });
    }
    if (opening !== undefined) current = await opening;
    return current;
  };
}

/** Changes with the target of the link, and with the manifest where the disk has no links. */
async function versionIn(folder: string): Promise<string | undefined> {
  const target = await realpath(folder).catch(() => undefined);
  const manifest = target && (await fileFingerprint(join(target, 'bundle', 'manifest.json')));
  return manifest === undefined || manifest === 'gone' ? undefined : `${target} ${manifest}`;
}

/** Reads one version from start to end, also where the link is switched meanwhile. */
async function openSite(folder: string): Promise<Sites> {
  const version = await realpath(folder);
  const read = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await readFile(join(version, path)));
  return openBuiltSite(read, folder, { engineOf: () => undefined, wording: undefined });
}
