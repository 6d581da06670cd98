import { resolve } from 'node:path';
import { isInput } from '../reads/reads.ts';
import { UsageError } from '../usage-error.ts';

/** The default export. */
export const usualExport = 'export.json';

/** The path of the export, or `-` for stdin. `how` is the sentence on how to name one, where it is no argument. */
export function chooseExport(named: string | undefined, how = 'name the file to read'): string {
  if (named === '-') return named;
  if (named !== undefined) return resolve(named);
  if (isInput(usualExport)) return resolve(usualExport);
  throw new UsageError(`no export is named, and there is no ${resolve(usualExport)}; ${how}.`);
}
