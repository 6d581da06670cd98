import { basename } from 'node:path';
import { configurationName } from '../../pipeline/config/in-configuration.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { Look } from './reporter.ts';

/** The file name in findings about the export as a whole. */
const exportName = 'export';

export interface FilePlace {
  readonly file: string;
  /** From 1. Entries have no line of their own, so it is 1. */
  readonly line: number;
}

/** The place of a finding for programs that only know files and lines. */
export function filePlaceOf(
  { source }: Diagnostic,
  look: Pick<Look, 'source' | 'configuration' | 'files'>,
): FilePlace {
  if (source === undefined || source.file === exportName) return { file: look.source, line: 1 };
  if (source.file === configurationName) return { file: look.configuration ?? source.file, line: 1 };
  // findings have paths relative to the configuration, reports to the repository
  const file = look.files.find((each) => basename(each) === basename(source.file)) ?? source.file;
  return { file, line: Math.max(1, source.line ?? 1) };
}
