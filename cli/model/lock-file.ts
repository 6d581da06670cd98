import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { readModel } from '../../pipeline/model/read-model.ts';
import type { SpaceModel } from '../../pipeline/model/space-model.ts';
import { minimalModel } from '../../pipeline/model/write-model.ts';
import { decodeText } from '../input/json/decode-text.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { readInput } from '../reads/reads.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import { saveReport } from '../reporters/save-report.ts';
import { UsageError } from '../usage-error.ts';

const usualName = 'fieldbook-model.lock.json';

/** The path of the lock: beside the configuration, or in the working folder. */
export const lockPath = (configFile: string | undefined): string =>
  resolve(configFile === undefined ? '.' : dirname(configFile), usualName);

/** Its name in sentences. */
export const lockName = (path: string): string => relative('.', path).replaceAll('\\', '/') || usualName;

const lock = z.object({
  version: z.literal(1),
  contentTypes: z.array(z.unknown()),
  editorInterfaces: z.array(z.unknown()).default([]),
});

/** The locked model. Undefined if there is no lock. */
export async function readLock(path: string): Promise<SpaceModel | undefined> {
  const bytes = await readIfThere(path);
  if (bytes === undefined) return undefined;
  const name = lockName(path);
  const value = parseJson(decodeText(bytes, name), name);
  const parsed = lock.safeParse(value);
  if (parsed.success) {
    const { model, oddities } = readModel(parsed.data);
    const [odd] = oddities;
    if (odd === undefined) return model;
    throw new UsageError(`${name} is damaged: ${odd.fault}. Write it again with fieldbook model lock.`);
  }
  const newer = z.object({ version: z.number().gt(1) }).safeParse(value).success;
  const fault = newer
    ? 'was written by a later version of Fieldbook'
    : 'does not have the form { "version": 1, "contentTypes": [...] }';
  throw new UsageError(`${name} ${fault}. Write it again with fieldbook model lock.`);
}

/** Writes the lock. False if it has the same bytes already. */
export async function writeLock(path: string, model: SpaceModel): Promise<boolean> {
  const text = `${jsonText({ version: 1, ...minimalModel(model) }, 2)}\n`;
  const before = await readIfThere(path);
  if (before?.toString('utf8') === text) return false;
  await saveReport(path, text, 'the lock');
  return true;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readInput(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') throw new UsageError(`${join(lockName(path))} is a folder; move it away.`);
    throw error;
  }
}
