import { type Command, Option } from 'commander';
import type { Severity } from '../../../schemas/report/diagnostic.ts';
import { addReporterChoice, type ReporterChoice } from '../../reporters/choice.ts';
import { type Grouping, groupings } from '../../reporters/grouping.ts';
import { reporterNames } from '../../reporters/index.ts';
import { severity, wholeNumber } from './flag-values.ts';

/** The flags for reports, and for which findings fail the command. */
export interface ReportOptions {
  readonly reporter?: readonly ReporterChoice[];
  readonly failOn: Severity;
  readonly maxWarnings?: number;
  readonly quiet?: true;
  readonly maxDiagnostics: number;
  readonly groupBy?: Grouping;
  readonly color?: boolean;
}

export const withReportOptions = (command: Command): Command =>
  command
    .option(
      '-r, --reporter <name[=path]>',
      `the form of the report: ${reporterNames.join(', ')}; repeatable`,
      addReporterChoice,
    )
    .option('--fail-on <severity>', 'the lowest severity that fails: error, warn, info', severity, 'error')
    .option('--max-warnings <n>', 'fail if there are more warnings than this', wholeNumber(0))
    .option('--quiet', 'report errors only')
    .option('--max-diagnostics <n>', 'how many findings the reports for people show', wholeNumber(0), 50)
    .addOption(new Option('--group-by <what>', 'how reports for people group findings').choices(groupings))
    .option('--color', 'always use colours')
    .option('--no-color', 'never use colours');
