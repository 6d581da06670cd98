import type { Command } from 'commander';
import { oneOf } from './flag-values.ts';

/** The flags that say how the outcome is told. Findings have more: `withReportOptions`. */
export const withReporterOptions = (command: Command, names: readonly string[]): Command =>
  command
    .option('-r, --reporter <name>', `how it is told: ${names.join(', ')}`, oneOf(names), 'pretty')
    .option('--color', 'colours, whatever the terminal says')
    .option('--no-color', 'no colours');
