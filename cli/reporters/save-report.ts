import { appendFile, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describeSystemFailure } from '../system-failure.ts';
import { UsageError } from '../usage-error.ts';

/** Writes a report in one step, so that nobody reads half of one; folders on the way are made. */
export const saveReport = (path: string, text: string): Promise<void> =>
  orSentence(path, async () => {
    await makeFolder(dirname(path));
    const there = await stat(path).catch(() => undefined);
    // a device or a pipe is written to, not replaced
    if (there !== undefined && !there.isFile()) await writeFile(path, text);
    else await replaceFile(there === undefined ? path : await realpath(path), text);
  });

export const appendReport = (path: string, text: string): Promise<void> =>
  orSentence(path, () => appendFile(path, text));

/** The sentence is about the report's own path, whichever one the system stumbled over. */
async function orSentence(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const failure = describeSystemFailure(Object.assign(error as NodeJS.ErrnoException, { path }));
    if (failure === undefined) throw error;
    throw new UsageError(`the report is not written: ${failure}.`, { cause: error });
  }
}

/** With the folders above it. Node.js has this as an option, which never ends in folders like `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'EISDIR') return; // a file in its place is told of when the report is written
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
