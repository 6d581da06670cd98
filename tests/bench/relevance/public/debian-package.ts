import { execa } from 'execa';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../../../cli/usage-error.ts';

/** A package of Debian 12, of the architecture `all`. */
export interface DebianPackage {
  readonly name: string;
  readonly version: string;
  /** The source package, whose folder it lies in; the same as `name` where it is left out. */
  readonly source?: string;
  readonly sha256: string;
}

/** Where Debian 12 is, and where it moves when its support ends. */
const mirrors = ['https://deb.debian.org/debian', 'https://archive.debian.org/debian'];

/** The folder with the files of a package, below `folder`, which keeps what is downloaded and unpacked. */
export async function unpackPackage(
  wanted: DebianPackage,
  folder: string,
  download = downloadPackage,
): Promise<string> {
  const { name, version, sha256 } = wanted;
  const unpacked = join(folder, `${name}-${version.replace(':', '-')}`);
  if (existsSync(unpacked)) return unpacked;
  const archive = join(folder, fileName(wanted));
  if (!existsSync(archive)) await download(wanted, folder);
  const bytes = await readFile(archive);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== sha256)
    throw new UsageError(
      `${archive} is damaged: its SHA-256 is ${digest}, not ${sha256}. Delete it, and run again.`,
    );
  const part = `${unpacked}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part);
  const data = dataOf(bytes);
  await writeFile(join(part, data.name), data.bytes);
  const { failed } = await execa('tar', ['-xf', data.name], { cwd: part, reject: false });
  if (failed) throw new UsageError(`${archive} could not be unpacked: tar and xz have to be installed.`);
  await rm(join(part, data.name));
  await rename(part, unpacked);
  return unpacked;
}

/** As apt names it. */
const fileName = ({ name, version }: DebianPackage): string =>
  `${name}_${version.replace(':', '%3a')}_all.deb`;

/** By apt, which knows the mirror of this machine; where it has no such package, from Debian's own servers. */
async function downloadPackage(wanted: DebianPackage, folder: string): Promise<void> {
  const { name, version, source = name } = wanted;
  const archive = join(folder, fileName(wanted));
  console.error(`downloading ${name} ${version}`);
  await execa('apt-get', ['download', `${name}=${version}`], { cwd: folder, reject: false });
  if (existsSync(archive)) return;
  const under = source.slice(0, source.startsWith('lib') ? 4 : 1);
  const path = `pool/main/${under}/${source}/${name}_${version.replace(/^\d+:/u, '')}_all.deb`;
  for (const mirror of mirrors) {
    // oxlint-disable-next-line no-await-in-loop -- the second is asked where the first does not have it
    const bytes = await fetch(`${mirror}/${path}`).then(
      (reply) => (reply.ok ? reply.arrayBuffer() : undefined),
      () => undefined,
    );
    // oxlint-disable-next-line no-await-in-loop -- the last step of the loop
    if (bytes !== undefined) return writeFile(archive, Buffer.from(bytes));
  }
  throw new UsageError(`neither apt nor ${mirrors.join(' nor ')} gave ${path}.`);
}

const headerLength = 60;

/** The member of a package that holds its files, such as `data.tar.xz`. Source: deb(5) and ar(5). */
export function dataOf(archive: Buffer): { readonly name: string; readonly bytes: Buffer } {
  for (let at = '!<arch>\n'.length; at < archive.length;) {
    const name = archive
      .toString('latin1', at, at + 16)
      .trim()
      .replace(/\/$/u, '');
    const length = Number(archive.toString('latin1', at + 48, at + 58));
    const start = at + headerLength;
    if (name.startsWith('data.tar')) return { name, bytes: archive.subarray(start, start + length) };
    at = start + length + (length % 2);
  }
  throw new UsageError('not a package of Debian: it has no data.tar.');
}
