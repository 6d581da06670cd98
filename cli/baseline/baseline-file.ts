import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { decodeText } from '../input/json/decode-text.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { UsageError } from '../usage-error.ts';
import type { BaselineLine } from './baseline-line.ts';

/** The text of a baseline file, not parsed yet. */
const document = z.strictObject({ version: z.literal(1), findings: z.array(z.unknown()) });

export interface BaselineText {
  readonly items: readonly unknown[];
  readonly text: string;
}

/** Reads a baseline. Undefined if the file does not exist. */
export async function readBaselineFile(path: string, name: string): Promise<BaselineText | undefined> {
  const bytes = await readIfThere(path, name);
  if (bytes === undefined) return undefined;
  const text = decodeText(bytes, name);
  const parsed = document.safeParse(parseJson(text, name));
  if (parsed.success) return { items: parsed.data.findings, text };
  const newer = z.object({ version: z.number().gt(1) }).safeParse(parseJson(text, name)).success;
  const shape = '{ "version": 1, "findings": [...] }';
  const fault = newer ? 'was written by a later version of Fieldbook' : `does not have the form ${shape}`;
  throw new UsageError(`${name} ${fault}. Name another file, or write it again with --update-baseline.`);
}

/** Writes a line for each finding, so that branches rarely conflict. */
export const baselineText = (lines: readonly BaselineLine[]): string => {
  const items = lines.map((line) => `    ${JSON.stringify(line)}`).join(',\n');
  return `{\n  "version": 1,\n  "findings": [${items === '' ? '' : `\n${items}\n  `}]\n}\n`;
};

/** Replaces the file in one step, so that a reader finds the old file or the new one. */
export async function writeBaselineFile(path: string, lines: readonly BaselineLine[]): Promise<void> {
  const next = `${path}.${randomUUID()}`;
  try {
    await writeFile(next, baselineText(lines));
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

async function readIfThere(path: string, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') throw new UsageError(`${name} is a folder; --baseline names a file.`);
    throw error;
  }
}
