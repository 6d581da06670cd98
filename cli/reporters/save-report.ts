import { appendFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { describeSystemFailure } from '../system-failure.ts';
import { UsageError } from '../usage-error.ts';

/** Writes a report, or `what` else, in one step, so that nobody reads half of it; folders on the way are made. */
export const saveReport = (path: string, text: string, what = 'the report'): Promise<void> =>
  orSentence(path, what, async () => {
    await makeFolder(dirname(path));
    const there = await stat(path).catch(() => undefined);
    // a device or a pipe is written to, not replaced
    if (there !== undefined && !there.isFile()) await writeFile(path, text);
    else await replaceFile(there === undefined ? path : await realpath(path), text);
  });

export const appendReport = (path: string, text: string): Promise<void> =>
  orSentence(path, 'the report', () => appendFile(path, text));

/** The sentence is about the path that was named, whichever one the system stumbled over. */
async function orSentence(path: string, what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const failure = describeSystemFailure(Object.assign(error as NodeJS.ErrnoException, { path }));
    if (failure === undefined) throw error;
    throw new UsageError(`${what} is not written: ${failure}.`, { cause: error });
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
