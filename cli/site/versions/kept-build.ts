import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { diagnostic } from '../../../schemas/report/diagnostic.ts';
import { report } from '../../../schemas/report/report.ts';
import { keptRead } from '../../reads/same-reads.ts';
import type { Output } from './versions.ts';

const fileName = 'inputs.json';

/** A list that stays as it is. */
const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));

/** The build of the served version: what it read, and what it printed. */
const keptBuild = z.object({
  version: z.literal(1),
  /** The hash of the command and of what it depends on beside its files. */
  key: z.string(),
  digest: z.string(),
  reads: list(keptRead),
  findings: z.object({
    diagnostics: list(diagnostic),
    summary: report.shape.summary,
    faultyEntries: z.number(),
  }),
  project: z.object({
    exportFolder: z.optional(z.string()),
    configFile: z.optional(z.string()),
    files: list(z.string()),
  }),
  /** What was said of the inputs, before the report. */
  sentences: list(z.string()),
  /** What was said of the share images, after it. */
  notes: list(z.string()),
  services: list(z.object({ name: z.string(), setting: z.string(), address: z.string() })),
});
export type KeptBuild = z.infer<typeof keptBuild>;

/** Undefined if there is none, if it is damaged, or if it is of another command. */
export async function readKeptBuild({ versions }: Output, key: string): Promise<KeptBuild | undefined> {
  try {
    const kept = keptBuild.parse(JSON.parse(await readFile(join(versions, fileName), 'utf8')));
    return kept.key === key ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** To read a larger file would take longer than it saves. */
const maxBytes = 2 ** 26;

/** Written in one step, beside the versions, because it is worth something only with them. If it cannot be written, that costs only time. */
export async function writeKeptBuild({ versions }: Output, kept: KeptBuild): Promise<void> {
  const text = JSON.stringify(kept);
  if (text.length > maxBytes) return;
  const draft = join(versions, `${fileName}.${process.pid}`);
  try {
    await writeFile(draft, text);
    await rename(draft, join(versions, fileName));
  } catch {
    await rm(draft, { force: true }).catch(() => {});
  }
}
