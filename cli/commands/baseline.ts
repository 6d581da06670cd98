import type { Command } from 'commander';
import { readBaselineFile } from '../baseline/baseline-file.ts';
import { baselineName, baselinePath, howToBegin } from '../baseline/baseline-path.ts';
import { faultsInWords, parseBaseline } from '../baseline/parse-baseline.ts';
import { historyOf } from '../baseline/report/history.ts';
import { reportOf } from '../baseline/report/report.ts';
import {
  type BaselineReporterName,
  baselineReporterNames,
  baselineReporters,
} from '../baseline/report/reporters.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { chooserOf, type ReporterChoice } from '../reporters/choice.ts';
import { guarded } from '../reporters/github-actions.ts';
import { saveReport } from '../reporters/save-report.ts';
import { escape } from '../reporters/text/escape.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { print } from '../terminal/print.ts';
import { warnOnStderr } from '../terminal/warn-on-stderr.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { date } from './options/flag-values.ts';

interface ReportOptions {
  readonly baseline?: string;
  readonly config?: string;
  readonly now?: Date;
  readonly reporter?: readonly ReporterChoice<BaselineReporterName>[];
  readonly color?: boolean;
}

export function addBaseline(program: Command): void {
  program
    .command('baseline')
    .description('show which findings are accepted')
    .command('report')
    .description('show accepted findings by date, rule and owner, and how many there were over time')
    .option('--baseline <file>', 'the file of accepted findings (default: fieldbook-baseline.json)')
    .option('--config <file>', 'the configuration that the baseline is beside')
    .option('--now <date>', 'the date to use as today', date)
    .option(
      '-r, --reporter <name[=path]>',
      `the form of the report: ${baselineReporterNames.join(', ')}; repeatable`,
      chooserOf(baselineReporterNames),
    )
    .option('--color', 'always use colours')
    .option('--no-color', 'never use colours')
    .addHelpText(
      'after',
      examples(
        'baseline report',
        'baseline report -r svg=burn-down.svg',
        'baseline report -r pretty -r html=baseline.html',
      ),
    )
    .action(exitsWith(report));
}

async function report(options: ReportOptions): Promise<ExitCode> {
  const path = baselinePath(options);
  const name = baselineName(path);
  const text = await readBaselineFile(path, name);
  if (text === undefined) throw new UsageError(`there is no baseline ${name}; ${howToBegin}`);
  const baseline = parseBaseline(text, name);
  for (const fault of faultsInWords(baseline)) warnOnStderr(`left out: ${escape(fault)}`);
  const { now = new Date(), reporter = [{ name: 'pretty' }], color } = options;
  const result = reportOf(baseline.lines, { file: name, now, history: await historyOf(path, name) });
  for (const { name: form, path: out } of reporter) {
    const write = await baselineReporters[form]();
    if (out !== undefined) await saveReport(out, write(result, { style: plain }));
    else {
      const written = write(result, { style: takesColour(process.stdout, color) ? coloured : plain });
      await print(form === 'pretty' ? guarded(written) : written);
    }
  }
  return exitCodes.clean;
}
