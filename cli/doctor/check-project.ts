import { existsSync } from 'node:fs';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { checkLocale } from '../config/check-locale.ts';
import { type LoadedConfig, loadConfig } from '../config/load-config.ts';
import { readRedirectFile } from '../config/redirect-file.ts';
import { describeSystemFailure } from '../system-failure.ts';
import { usualExport } from '../input/choose-export.ts';
import { readExportFile } from '../input/read-export-file.ts';
import { count } from '../../schemas/base/count.ts';
import { UsageError } from '../usage-error.ts';
import { type Check, fail, ok, skipped, warn } from './check.ts';

interface ProjectChecks {
  readonly checks: readonly Check[];
  /** Undefined if it cannot be loaded. */
  readonly config: PipelineConfig | undefined;
}

const leastNode = 20;

/** Checks what is on this machine: Node.js, the configuration, the redirect table, an export. */
export async function checkProject(options: { readonly config?: string }): Promise<ProjectChecks> {
  const loaded = await attempt(() => loadConfig(options));
  if (typeof loaded === 'string') {
    return { checks: [checkNode(), fail('configuration', loaded), await checkExport()], config: undefined };
  }
  const { config, file } = loaded;
  const found =
    file === undefined
      ? warn('configuration', 'There is none, so every setting has its default. `fieldbook init` writes one.')
      : ok('configuration', file);
  return { checks: [checkNode(), found, await checkTable(loaded), await checkExport(config)], config };
}

function checkNode(): Check {
  const { node } = process.versions;
  return Number.parseInt(node, 10) >= leastNode
    ? ok('Node.js', node)
    : fail('Node.js', `${node} is too old: install version ${leastNode} or later.`);
}

async function checkTable({ config, file }: LoadedConfig): Promise<Check> {
  if (config.redirects === undefined) return skipped('redirects', 'The configuration names no table.');
  const table = await attempt(() => readRedirectFile(config, file));
  return typeof table === 'string'
    ? fail('redirects', table)
    : ok('redirects', table?.path ?? config.redirects);
}

async function checkExport(config?: PipelineConfig): Promise<Check> {
  if (!existsSync(usualExport)) return skipped('export', `There is no ${usualExport} in this folder.`);
  const read = await attempt(async () => {
    const exported = await readExportFile(usualExport);
    if (config !== undefined) checkLocale(exported, config, usualExport);
    return exported;
  });
  if (typeof read === 'string') return fail('export', read);
  return ok('export', `${usualExport} with ${count(read.entries.length, 'entry', 'entries')}`);
}

/** The value, or the sentence of the error. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value | string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    const failure = describeSystemFailure(error);
    if (failure === undefined) throw error;
    return failure;
  }
}
