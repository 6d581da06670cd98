import type { Command } from 'commander';
import { oneOf } from './flag-values.ts';

/** The flags for a command's report. Reports of findings have more: `withReportOptions`. */
export const withReporterOptions = (command: Command, names: readonly string[]): Command =>
  command
    .option('-r, --reporter <name>', `format of the report: ${names.join(', ')}`, oneOf(names), 'pretty')
    .option('--color', 'colours, whatever the terminal says')
    .option('--no-color', 'no colours');
