import pLimit from 'p-limit';
import { warnOnStderr } from '../../terminal/warn-on-stderr.ts';
import { siteWriter } from '../site-writer.ts';
import { listed } from '../versions/foreign-files.ts';
import { type DeployedFile, isSameFile } from './deployment.ts';
import type { Previous } from './previous.ts';

/** A browser asks a host for so many files at once. */
const atOnce = 6;

/** Copies files of earlier releases into a folder. Gives those that are there and have their hash; the others are reported. */
export async function keepEarlier(
  files: readonly DeployedFile[],
  previous: Previous,
  folder: string,
): Promise<readonly DeployedFile[]> {
  const write = siteWriter(folder);
  const lost: DeployedFile[] = [];
  await pLimit(atOnce).map(files, async (file) => {
    const bytes = await previous.read(file);
    if (bytes !== undefined && isSameFile(bytes, file)) write(file.path, bytes);
    else lost.push(file);
  });
  if (lost.length > 0) {
    warnOnStderr(
      `${previous.name} has lost or changed files of earlier releases, which open tabs may still ask for: ${listed(lost)}.`,
    );
  }
  return files.filter((file) => !lost.includes(file));
}
