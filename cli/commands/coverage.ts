import type { Command } from 'commander';
import { coverageOf, percentOf } from '../../pipeline/coverage.ts';
import { coverageReporterNames, coverageReporters } from '../coverage/reporters.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { loadConfig } from '../config/load-config.ts';
import { openProject } from '../input/project.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { print } from '../terminal/print.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { wholeNumber } from './options/flag-values.ts';
import { withReporterOptions } from './options/reporter-options.ts';
import { type SourceOptions, withContentOptions } from './options/source-options.ts';
import { whileChecking } from './while-checking.ts';

interface CoverageOptions extends SourceOptions {
  readonly min?: number;
  readonly reporter: (typeof coverageReporterNames)[number];
  readonly color?: boolean;
}

export function addCoverage(program: Command): void {
  const command = program
    .command('coverage')
    .description('show how much of the site is translated, by locale and content type')
    .argument('[export]', 'the export to read, - for standard input (default: export.json)');
  withReporterOptions(withContentOptions(command), coverageReporterNames)
    .option(
      '--min <percent>',
      'the share of words that each locale must have; less fails',
      wholeNumber(0, 100),
    )
    .addHelpText(
      'after',
      examples('coverage export.json', 'coverage --min 95', 'coverage -r html > translations.html'),
    )
    .action(exitsWith(runCoverage));
}

async function runCoverage(exported: string | undefined, options: CoverageOptions): Promise<ExitCode> {
  const { locale, ...inAll } = options;
  await loadConfig(options); // refuses a locale that the site does not have
  const { input } = await openProject(exported, inAll);
  if ((input.config.locales ?? []).length < 2)
    throw new UsageError(
      'the site has one locale, so there is nothing to compare; list several under "locales" in the configuration.',
    );
  const { source, locales } = await whileChecking(input, () => coverageOf(input));
  if (locale === source)
    throw new UsageError(`the others are translated from ${source}; name one of them with --locale.`);
  const isChosen = (each: (typeof locales)[number]) => locale === undefined || each.locale === locale;
  const coverage = { source, locales: locales.filter(isChosen) };
  const style = takesColour(process.stdout, options.color) ? coloured : plain;
  await print(coverageReporters[options.reporter](coverage, { style }));
  const { min = 0 } = options;
  const below = coverage.locales.filter((each) => percentOf(each) < min);
  for (const each of below)
    console.error(`${each.locale}: ${percentOf(each)} % of the words are translated, less than ${min} %`);
  return below.length > 0 ? exitCodes.findings : exitCodes.clean;
}
