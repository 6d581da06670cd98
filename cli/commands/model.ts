import type { Command } from 'commander';
import { compareModels } from '../../pipeline/model/compare/compare-models.ts';
import { ownModel } from '../../pipeline/model/own-model.ts';
import { modelReference } from '../../pipeline/model/reference/model-reference.ts';
import { importableModel } from '../../pipeline/model/write-model.ts';
import { loadConfig } from '../config/load-config.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { lockName, lockPath, readLock, writeLock } from '../model/lock-file.ts';
import { type ModelReporterName, modelReporterNames, modelReporters } from '../model/reporters.ts';
import { readSpace } from '../model/space-source.ts';
import { print } from '../terminal/print.ts';
import { escape } from '../reporters/text/escape.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import { count } from '../../schemas/base/count.ts';
import { saveReport } from '../reporters/save-report.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { oneOf, sourceKind, type SourceKind } from './options/flag-values.ts';
import { withReporterOptions } from './options/reporter-options.ts';

interface SpaceOptions {
  readonly config?: string;
  readonly source: SourceKind;
}

interface CheckOptions extends SpaceOptions {
  readonly reporter: ModelReporterName;
  readonly failOn: Gate;
  readonly color?: boolean;
}

const formats = ['json', 'markdown'] as const;
type ModelFormat = (typeof formats)[number];

const modelTexts: { readonly [Format in ModelFormat]: () => string } = {
  json: () => `${jsonText(importableModel(ownModel()), 2)}\n`,
  markdown: () => modelReference(),
};

const gates = ['breaking', 'risky'] as const;
type Gate = (typeof gates)[number];

export function addModel(program: Command): void {
  const model = program
    .command('model')
    .description("print our content model, or compare a space's model with it");
  model
    .command('print')
    .description('print the content model as `contentful space import` takes it, or as a page')
    .option('--format <format>', `what it is printed as: ${formats.join(', ')}`, oneOf(formats), 'json')
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText(
      'after',
      examples('model print --out model.json', 'model print --format markdown --out content-types.md'),
    )
    .action(exitsWith(printModel));
  const checking = model
    .command('check')
    .description("find where a space's model differs from what Fieldbook reads");
  withReporterOptions(withSpaceOptions(checking), modelReporterNames)
    .option(
      '--fail-on <impact>',
      `the lowest impact that fails: ${gates.join(', ')}`,
      oneOf(gates),
      'breaking',
    )
    .addHelpText(
      'after',
      examples('model check export.json', 'model check --source contentful --fail-on risky -r json'),
    )
    .action(exitsWith(check));
  withSpaceOptions(
    model
      .command('lock')
      .description("write the space's model beside the configuration, to find later changes"),
  )
    .addHelpText('after', examples('model lock export.json', 'model lock --source contentful'))
    .action(exitsWith(lock));
}

const withSpaceOptions = (command: Command): Command =>
  command
    .argument('[export]', 'the export to read, - for standard input (default: export.json)')
    .option('--source <source>', 'where the model is: file, or contentful (see doctor)', sourceKind, 'file')
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})');

interface PrintOptions {
  readonly format: ModelFormat;
  readonly out?: string;
}

async function printModel({ format, out }: PrintOptions): Promise<ExitCode> {
  const text = modelTexts[format]();
  if (out === undefined) await print(text);
  else await saveReport(out, text, 'the model');
  return exitCodes.clean;
}

async function check(named: string | undefined, options: CheckOptions): Promise<ExitCode> {
  const { config, file } = await loadConfig({ config: options.config });
  const path = lockPath(file);
  const locked = await readLock(path);
  const read = await readSpace(named, options.source);
  const report = compareModels({ ...read, lock: locked, config });
  const style = takesColour(process.stdout, options.color) ? coloured : plain;
  await print(modelReporters[options.reporter](report, { style }));
  const hasDrifted = report.differences.some(({ against }) => against === 'lock');
  if (hasDrifted) {
    console.error(`the model differs from ${lockName(path)}; fieldbook model lock accepts the current one`);
  }
  const { breaking, risky } = report.summary;
  const failing = options.failOn === 'risky' ? breaking + risky : breaking;
  return failing > 0 ? exitCodes.findings : exitCodes.clean;
}

async function lock(named: string | undefined, options: SpaceOptions): Promise<ExitCode> {
  const { file } = await loadConfig({ config: options.config });
  const { space } = await readSpace(named, options.source);
  const path = lockPath(file);
  const isNew = await writeLock(path, space.model);
  const types = count(space.model.types.size, 'content type');
  console.error(isNew ? `${lockName(path)}: ${types} locked` : `${lockName(path)} is the same as before`);
  for (const { fault } of space.oddities) console.error(`warning: ${escape(fault)}; it is not locked`);
  return exitCodes.clean;
}
