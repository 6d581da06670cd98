import type { Command } from 'commander';
import { oneOf } from './flag-values.ts';

/** The flags for a command's report. Reports of findings have more: `withReportOptions`. */
export const withReporterOptions = (command: Command, names: readonly string[]): Command =>
  command
    .option('-r, --reporter <name>', `the form of the report: ${names.join(', ')}`, oneOf(names), 'pretty')
    .option('--color', 'always use colours')
    .option('--no-color', 'never use colours');
