import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { sha256 } from '../../../pipeline/hash.ts';
import { diagnostic } from '../../../schemas/report/diagnostic.ts';
import { report } from '../../../schemas/report/report.ts';
import { cacheFolder } from '../../cache/cache-folder.ts';
import { readCacheFile } from '../../cache/read-cache-file.ts';
import { writeCacheFile } from '../../cache/write-cache-file.ts';
import { warnOnStderr } from '../../terminal/warn-on-stderr.ts';
import { keptRead } from '../../reads/same-reads.ts';
import type { Output } from './versions.ts';

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

/** It names drafts and other knowledge bases, so it is not beside the versions, where a host may serve it. */
const fileOf = ({ link }: Output): string =>
  join(cacheFolder(process.cwd()), `inputs-${sha256(resolve(link)).slice(0, 8)}.json`);

/** Undefined if there is none, if it is damaged, or if it is of another command. */
export async function readKeptBuild(output: Output, key: string): Promise<KeptBuild | undefined> {
  const kept = await readCacheFile(fileOf(output), (value) => keptBuild.parse(value), warnOnStderr);
  return kept?.key === key ? kept : undefined;
}

/** To read a larger file would take longer than it saves. */
const maxBytes = 2 ** 26;

/** If it cannot be written, that costs only time. */
export async function writeKeptBuild(output: Output, kept: KeptBuild): Promise<void> {
  const text = `${JSON.stringify(kept)}\n`;
  if (text.length <= maxBytes) await writeCacheFile(fileOf(output), text).catch(() => {});
}
