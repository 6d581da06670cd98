import { basename } from 'node:path';
import { configurationName } from '../../pipeline/config/in-configuration.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { Look } from './reporter.ts';

/** The name that findings about the export as a whole give it. */
const exportName = 'export';

export interface FilePlace {
  readonly file: string;
  /** From 1. Entries have no line of their own: it is the first one of the export. */
  readonly line: number;
}

/** Where a finding is for a program that knows files and lines only. */
export function filePlaceOf(
  { source }: Diagnostic,
  look: Pick<Look, 'source' | 'configuration' | 'files'>,
): FilePlace {
  if (source === undefined || source.file === exportName) return { file: look.source, line: 1 };
  if (source.file === configurationName) return { file: look.configuration ?? source.file, line: 1 };
  // the configuration names a file from its own folder on, a report from the repository on
  const file = look.files.find((each) => basename(each) === basename(source.file)) ?? source.file;
  return { file, line: Math.max(1, source.line ?? 1) };
}
