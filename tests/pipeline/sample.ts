import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Build, build, type BuildInput } from '../../pipeline/build.ts';
import { config } from '../../pipeline/config/config.ts';
import { otherDocuments } from '../../pipeline/config/other-documents.ts';
import { readExport } from '../../pipeline/decode/export/raw-export.ts';
import type { RawEntry } from './documents.ts';

const folder = join(import.meta.dirname, '../../data/sample');
const read = (path: string): string => readFileSync(path, 'utf8');

/** The export of the sample, anew each time: a test may change it. */
export const sampleExport = () =>
  JSON.parse(read(join(folder, 'export.json'))) as {
    entries: RawEntry[];
    assets: RawEntry[];
  } & Record<string, unknown>;

/** What the command line gives the pipeline for the sample, in English unless locales are named. */
export function sampleInput(exported: unknown = sampleExport(), locales = ['en-US']): BuildInput {
  const file = join(folder, 'fieldbook.config.json');
  const settings = config.parse({ ...(JSON.parse(read(file)) as object), locales });
  const table = join(dirname(file), settings.redirects ?? '');
  const value = readExport(exported);
  if (!value.ok) throw new Error(value.failure);
  return {
    exported: value.value,
    config: settings,
    redirectFile: { file: 'redirects.csv', text: read(table) },
    otherDocuments: otherDocuments.parse(JSON.parse(read(join(folder, 'academy.json')))),
  };
}

let built: Build | undefined;

/** The sample as it is built, once for all test files that share their modules: no test changes it. */
export const sampleBuild = (): Build => (built ??= build(sampleInput()));
