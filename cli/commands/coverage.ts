import type { Command } from 'commander';
import { coverageOf, percentOf } from '../../pipeline/coverage.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { coverageReporterNames, coverageReporters } from '../coverage/reporters.ts';
import { asksForLock, type LockOptions, writeUpdatedLock } from '../coverage/update-lock.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { openProject } from '../input/project.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { escape } from '../reporters/text/escape.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { print } from '../terminal/print.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { listed, wholeNumber } from './options/flag-values.ts';
import { withReporterOptions } from './options/reporter-options.ts';
import { type SourceOptions, withContentOptions } from './options/source-options.ts';
import { whileChecking } from './while-checking.ts';

interface CoverageOptions extends Omit<SourceOptions, 'updateLock'>, LockOptions {
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
    .option('--update-lock', 'write which source each translation was made from, to find outdated ones')
    .option(
      '--accept <entry[.field]>',
      'an outdated translation that still holds; can be repeated, updates the lock',
      listed,
    )
    .option('--accept-all', 'accept every outdated translation, and update the lock')
    .addHelpText(
      'after',
      examples(
        'coverage export.json',
        'coverage --min 95',
        'coverage -r html > translations.html',
        'coverage export.json --update-lock',
        'coverage export.json --accept addTechnician.title --locale es-MX',
      ),
    )
    .action(exitsWith(runCoverage));
}

async function runCoverage(exported: string | undefined, options: CoverageOptions): Promise<ExitCode> {
  const { locale, ...others } = options;
  const isUpdate = asksForLock(options);
  const { input, translationLockFile } = await openProject(exported, { ...others, updateLock: isUpdate });
  refuseLocale(input.config.locales ?? [], locale);
  const inputs = await whileChecking(input, () => inputsByLocale(input));
  const translationLock =
    isUpdate && translationLockFile !== undefined
      ? await writeUpdatedLock(inputs, translationLockFile, options)
      : input.translationLock;
  const coverage = await whileChecking(input, () =>
    coverageOf(inputs.map((each) => ({ ...each, translationLock }))),
  );
  const locales = coverage.locales.filter((each) => locale === undefined || each.locale === locale);
  const style = takesColour(process.stdout, options.color) ? coloured : plain;
  await print(coverageReporters[options.reporter]({ ...coverage, locales }, { style }));
  const { min = 0 } = options;
  const below = locales.filter((each) => percentOf(each) < min);
  for (const each of below)
    console.error(`${each.locale}: ${percentOf(each)} % of the words are translated, less than ${min} %`);
  return below.length > 0 ? exitCodes.findings : exitCodes.clean;
}

/** The tables are about the locales but the first; the flag names one of them. */
function refuseLocale(all: readonly { readonly code: string }[], named: string | undefined): void {
  const [first, ...others] = all.map(({ code }) => code);
  if (others.length === 0)
    throw new UsageError(
      'the site has one locale, so there is nothing to compare; list several under "locales" in the configuration.',
    );
  if (named === undefined || others.includes(named)) return;
  if (named === first)
    throw new UsageError(`the others are translated from ${first}; name one of them with --locale.`);
  const hint = didYouMean(named, others) || `; it has ${others.join(', ')}.`;
  throw new UsageError(`the site has no translation of ${first} to ${escape(named)}${hint}`);
}
