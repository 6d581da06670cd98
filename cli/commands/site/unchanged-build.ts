import { sha256 } from '../../../pipeline/hash.ts';
import { packageFile } from '../../package-files.ts';
import { sameReads } from '../../reads/same-reads.ts';
import { writeReports } from '../../reporters/write-reports.ts';
import { type KeptBuild, readKeptBuild, writeKeptBuild } from '../../site/versions/kept-build.ts';
import { servesWhole } from '../../site/versions/serves-whole.ts';
import { outputAt } from '../../site/versions/versions.ts';
import type { BuildOptions } from './build-options.ts';
import { printEnd } from './print-end.ts';

/**
 * If no input has changed since the build of the served version, prints what that build printed, and gives the version's digest. Undefined if a build
 * has to tell. Nothing is parsed, not even the configuration.
 */
export async function unchangedBuild(
  exported: string | undefined,
  options: BuildOptions,
): Promise<string | undefined> {
  if (!isRepeatable(exported, options)) return undefined;
  const output = outputAt(options.out);
  const kept = await readKeptBuild(output, buildKey(exported, options));
  if (kept === undefined) return undefined;
  const reads = await sameReads(kept.reads);
  if (reads === undefined || !(await servesWhole(output, { ...options, digest: kept.digest })))
    return undefined;
  await repeat(kept, options, `${output.link} is the same as before: no input has changed`);
  if (reads.some((read, index) => read !== kept.reads[index]))
    await writeKeptBuild(output, { ...kept, reads });
  return kept.digest;
}

async function repeat(kept: KeptBuild, options: BuildOptions, line: string): Promise<void> {
  const { sentences, findings, project, services, notes } = kept;
  const asked = options.offline || services.length === 0 ? [] : ask(services);
  for (const sentence of sentences) console.error(sentence);
  await writeReports(findings, options, { exportFolder: undefined, ...project });
  await printEnd({ asked, notes, line });
}

const ask = async (services: KeptBuild['services']): Promise<readonly string[]> =>
  (await import('../../service-check/unreached-services.ts')).unreachedServices(services);

/** Whether files alone decide what the command does, and it does nothing but write and report. */
export const isRepeatable = (exported: string | undefined, options: BuildOptions): boolean =>
  options.cache &&
  exported !== '-' &&
  options.source !== 'contentful' &&
  ![
    options.watch,
    options.deploy,
    options.external,
    options.since,
    options.updateBaseline,
    options.pruneBaseline,
  ].some((flag) => flag !== undefined);

/** Covers the command, where the program is, the day and the system. What the command reads is recorded by itself. */
export function buildKey(exported: string | undefined, options: BuildOptions): string {
  const day = (options.now ?? new Date()).toISOString().slice(0, 10);
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const system = [process.versions, process.platform, process.arch, locale, timeZone];
  return sha256(JSON.stringify([exported, options, process.cwd(), packageFile(), day, system]));
}
