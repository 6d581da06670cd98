import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';

/** What is read where no export is named. */
export const usualExport = 'export.json';

/** The path of the export to read, or `-` for stdin. `how` says how one is named, where it is no argument. */
export function chooseExport(named: string | undefined, how = 'name the file to read'): string {
  if (named === '-') return named;
  if (named !== undefined) return resolve(named);
  if (existsSync(usualExport)) return resolve(usualExport);
  throw new UsageError(`no export is named, and there is no ${resolve(usualExport)}; ${how}.`);
}
