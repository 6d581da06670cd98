import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import { warnOnStderr } from '../../terminal/warn-on-stderr.ts';
import { UsageError } from '../../usage-error.ts';
import { type DeployedFile, type Deployment, deploymentName, parseDeployment } from './deployment.ts';
import { fetchBytes } from './fetch-bytes.ts';

/** The deployment before, in a folder or on a host. */
export interface Previous {
  /** The folder or the address of the site, for sentences. */
  readonly name: string;
  readonly deployment: Deployment;
  /** Undefined if the file is gone. */
  read(file: DeployedFile): Promise<Uint8Array | undefined>;
}

/** A list of 100,000 files has 20 MB. */
const maxListBytes = 2 ** 27;

/**
 * Finds the deployment at an address or in a folder: the site's own, or that of the host, which has the site below `basePath`. Undefined, with a
 * warning, if there is none. Throws a `SourceError` if the host cannot be reached.
 */
export async function openPrevious(named: string, basePath: string): Promise<Previous | undefined> {
  const isAddress = /^https?:\/\//iu.test(named);
  if (isAddress && parseUrl(named) === undefined) throw new UsageError(`--previous ${named} is no address.`);
  const start = isAddress ? named.replace(/[?#].*$/u, '') : resolve(named);
  const open = isAddress ? onHost : inFolder;
  const bare = start.replace(/\/+$/u, '');
  for (const place of new Set([bare, bare + basePath.slice(0, -1)])) {
    const found = await openPlace(place, open(place));
    if (found !== undefined) return found;
  }
  warnOnStderr(
    `${named} has no ${deploymentName}, so this counts as the first deployment: tabs that are open now load their next page as a whole.`,
  );
  return undefined;
}

/** The deployment whose site is in a folder. */
export const openFolder = (folder: string): Promise<Previous | undefined> =>
  openPlace(folder, inFolder(folder));

/** Gives a file of a place. Undefined if it is not there, or larger than `maxBytes`. */
type Read = (path: string, maxBytes: number) => Promise<Uint8Array | undefined>;

async function openPlace(name: string, read: Read): Promise<Previous | undefined> {
  const bytes = await read(deploymentName, maxListBytes);
  const deployment = bytes && parseDeployment(Buffer.from(bytes).toString('utf8'));
  return deployment && { name, deployment, read: (file) => read(file.path, file.bytes) };
}

const inFolder =
  (folder: string): Read =>
  (path) =>
    readFile(join(folder, path)).catch(() => undefined);

const onHost =
  (address: string): Read =>
  (path, maxBytes) =>
    fetchBytes(`${address}/${path.split('/').map(encodeURIComponent).join('/')}`, maxBytes);
