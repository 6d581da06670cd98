import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeSystemFailure } from '../../../system-failure.ts';
import { UsageError } from '../../../usage-error.ts';
import { parts } from './parts.ts';
import { partFile } from './write-part.ts';

/** Checks that the export can be written, before the space is read. */
export async function checkOutput(out: string): Promise<void> {
  const there = await stat(out).catch(() => undefined);
  if (there !== undefined && !there.isFile()) {
    throw new UsageError(`${out} is not a file; name the file to write, as in --out export.json.`);
  }
  const folder = await stat(dirname(out)).catch(() => undefined);
  if (folder?.isDirectory() !== true) {
    throw new UsageError(`there is no folder ${dirname(out)} to write ${basename(out)} into; make it first.`);
  }
}

/**
 * Joins the parts and replaces the file in one step, so that a reader gets the old or the new export. File permissions stay.
 */
export async function joinParts(folder: string, out: string): Promise<void> {
  const target = await realpath(out).catch(() => out); // a link stays a link
  const draft = `${target}.${process.pid}.tmp`;
  try {
    await pipeline(Readable.from(textOf(folder)), createWriteStream(draft, { flush: true }));
    const mode = (await stat(target).catch(() => undefined))?.mode;
    if (mode !== undefined) await chmod(draft, mode & 0o777);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    const failure = describeSystemFailure(Object.assign(error as NodeJS.ErrnoException, { path: out }));
    if (failure === undefined) throw error;
    throw new UsageError(`the export is not written: ${failure}.`, { cause: error });
  }
}

async function* textOf(folder: string): AsyncIterable<string | Buffer> {
  let before = '{\n';
  for (const part of parts) {
    yield `${before}  "${part}": `;
    yield* createReadStream(partFile(folder, part)) as AsyncIterable<Buffer>; // without an encoding it gives bytes
    before = ',\n';
  }
  yield '\n}\n';
}
