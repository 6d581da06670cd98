import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { LoadedConfig } from '../config/load-config.ts';
import { besideConfig } from '../config/side-file.ts';
import { UsageError } from '../usage-error.ts';

/** The default name of the file. */
const usualGoldenFile = 'golden-queries.json';

interface Places extends LoadedConfig {
  readonly named: string | undefined;
  readonly exportFile: string | undefined;
}

/** The named file, else the configured one, else the default one beside the configuration or the export. */
export function findGoldenFile({ exportFile, ...places }: Places): string {
  const path = namedGoldenFile(places);
  if (path !== undefined) return path;
  const { file } = places;
  const folders = [file, exportFile].flatMap((each) => (each === undefined ? [] : [dirname(each)]));
  const found = [...folders, '.'].map((folder) => join(folder, usualGoldenFile)).find(existsSync);
  if (found !== undefined) return resolve(found);
  throw new UsageError(
    `no golden queries are named, and there is no ${usualGoldenFile} beside the configuration or the export; name the file: fieldbook search check <queries>`,
  );
}

/** The named or configured file. */
export function namedGoldenFile({ named, config, file }: Omit<Places, 'exportFile'>): string | undefined {
  if (named !== undefined) return resolve(named);
  const { goldenQueries } = config.search;
  return goldenQueries === undefined ? undefined : besideConfig(goldenQueries, file);
}
