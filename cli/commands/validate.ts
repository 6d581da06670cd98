import type { Command } from 'commander';
import type { ExitCode } from '../exit-codes.ts';
import { openProject } from '../input/project.ts';
import { verdict } from '../reporters/verdict.ts';
import { writeReports } from '../reporters/write-reports.ts';
import { checkContent } from './check-content.ts';
import { examples } from './examples.ts';
import { exitsWith } from './exits-with.ts';
import { type GateOptions, withGateOptions } from './gate-options.ts';
import { type ReportOptions, withReportOptions } from './report-options.ts';
import { type SourceOptions, withSourceOptions } from './source-options.ts';
import { tellTime } from './tell-time.ts';

export function addValidate(program: Command): void {
  const command = program.command('validate').description('find what is wrong with the content');
  withReportOptions(withGateOptions(withSourceOptions(command)))
    .addHelpText(
      'after',
      examples(
        'validate export.json',
        'validate export.json -r pretty -r json=report.json',
        'validate - < export.json',
      ),
    )
    .action(exitsWith(runValidate));
}

async function runValidate(
  exported: string | undefined,
  options: SourceOptions & GateOptions & ReportOptions,
): Promise<ExitCode> {
  const time = tellTime();
  const { input } = await openProject(exported, options);
  const findings = await checkContent(input, options);
  await writeReports(findings, options);
  time('checked');
  return verdict(findings, options);
}
