import { appendFile, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeSystemFailure } from '../system-failure.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Writes a file in one step, so that nobody reads half of it. `what` names it in sentences. It makes the folder but none
 * above, because of mistyped paths.
 */
export const saveReport = (path: string, text: string | Uint8Array, what = 'the report'): Promise<void> =>
  orSentence(path, what, async () => {
    await makeLastFolder(dirname(path), what);
    const there = await stat(path).catch(() => undefined);
    // a device or a pipe is written to, not replaced
    if (there !== undefined && !there.isFile()) await writeFile(path, text);
    else await replaceFile(there === undefined ? path : await realpath(path), text);
  });

async function makeLastFolder(folder: string, what: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new UsageError(`${what} is not written: there is no folder ${dirname(folder)}; make it first.`);
    if (code === 'EEXIST' || code === 'EISDIR' || existsSync(folder)) return; // a read-only disk fails here already
    throw error;
  }
}

export const appendReport = (path: string, text: string): Promise<void> =>
  orSentence(path, 'the report', () => appendFile(path, text));

/** The sentence names the path that the user gave, not the one of the system's error. */
async function orSentence(path: string, what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const failure = describeSystemFailure(Object.assign(error as NodeJS.ErrnoException, { path }));
    if (failure === undefined) throw error;
    throw new UsageError(`${what} is not written: ${failure}.`, { cause: error });
  }
}

async function replaceFile(path: string, text: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
