import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { isRecord } from '../../schemas/base/is-record.ts';
import { readInput } from '../reads/reads.ts';
import { groupBy } from '../reporters/group-by.ts';
import { decodeText } from '../input/json/decode-text.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { UsageError } from '../usage-error.ts';
import { type BaselineLine, groupKey } from './baseline-line.ts';

/** A baseline file, whose lines are not checked yet. Version 1 has a list of findings, version 2 groups of them. */
const document = z.union([
  z.strictObject({ version: z.literal(1), findings: z.array(z.unknown()) }),
  z.strictObject({ version: z.literal(2), groups: z.array(z.unknown()) }),
]);
export type BaselineDocument = z.infer<typeof document>;

export interface BaselineText {
  readonly document: BaselineDocument;
  readonly text: string;
}

/** Reads a baseline. Undefined if the file does not exist. */
export async function readBaselineFile(path: string, name: string): Promise<BaselineText | undefined> {
  const bytes = await readIfThere(path, name);
  if (bytes === undefined) return undefined;
  const text = decodeText(bytes, name);
  const value = parseJson(text, name);
  const parsed = documentIn(value);
  if (parsed !== undefined) return { document: parsed, text };
  const newer = z.object({ version: z.number().gt(2) }).safeParse(value).success;
  const shape = '{ "version": 2, "groups": [...] }';
  const fault = newer ? 'was written by a later version of Fieldbook' : `does not have the form ${shape}`;
  throw new UsageError(`${name} ${fault}. Name another file, or write it again with --update-baseline.`);
}

/** The baseline that a JSON value is. Undefined if it is another document. */
export const documentIn = (value: unknown): BaselineDocument | undefined => document.safeParse(value).data;

/** The findings of a group, which is not checked yet. */
export const findingsIn = (group: unknown): readonly unknown[] =>
  isRecord(group) && Array.isArray(group['findings']) ? group['findings'] : [];

/** Writes a line for each finding, so that branches rarely conflict. What people agreed on stands once above its findings. */
export const baselineText = (lines: readonly BaselineLine[]): string => {
  const groups = [...groupBy(lines, groupKey).values()].map(groupText).join(',\n');
  return `{\n  "version": 2,\n  "groups": [${groups === '' ? '' : `\n${groups}\n  `}]\n}\n`;
};

function groupText(lines: readonly BaselineLine[]): string {
  const [{ rule, reason, owner, until } = { rule: '' }] = lines;
  const head = JSON.stringify({ rule, reason, owner, until }).slice(0, -1);
  const findings = lines.map(({ rule: _rule, reason: _reason, owner: _owner, until: _until, ...finding }) =>
    JSON.stringify(finding),
  );
  return `    ${head},"findings":[\n      ${findings.join(',\n      ')}\n    ]}`;
}

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
    return await readInput(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') throw new UsageError(`${name} is a folder; --baseline names a file.`);
    throw error;
  }
}
