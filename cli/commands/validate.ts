import { inAllLocales } from '../../pipeline/translations.ts';
import type { Command } from 'commander';
import { type BuildInput, type Validation, validate } from '../../pipeline/build.ts';
import { hasPageTypes, whyNoPages } from '../../pipeline/inspect/reach/why-no-pages.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { type KnownRun, openValidationCache } from '../cache/validation-cache.ts';
import { openProject, openUnparsed, type Project, type UnparsedProject } from '../input/project.ts';
import type { Findings } from '../reporters/findings.ts';
import { escape } from '../reporters/text/escape.ts';
import { verdict } from '../reporters/verdict.ts';
import { writeReports } from '../reporters/write-reports.ts';
import { checkContent } from './check-content.ts';
import { type AdoptOptions, checkAdoption, withAdoptOptions } from './options/adopt-options.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { type GateOptions, withGateOptions } from './options/gate-options.ts';
import { type ReportOptions, withReportOptions } from './options/report-options.ts';
import { type SourceOptions, withSourceOptions } from './options/source-options.ts';
import { startStopwatch } from './options/stopwatch.ts';
import { whileChecking } from './while-checking.ts';

export function addValidate(program: Command): void {
  const command = program.command('validate').description('find what is wrong with the content');
  withReportOptions(withAdoptOptions(withGateOptions(withSourceOptions(command))))
    .option('--watch', 'check again whenever a file changes')
    .addHelpText(
      'after',
      examples(
        'validate export.json',
        'validate export.json -r pretty -r json=report.json',
        'validate - < export.json',
        'validate export.json --watch',
        'validate export.json --adopt --reason "From the old site" --owner Ada --until 2027-01-31',
      ),
    )
    .action(exitsWith(runValidate));
}

export interface ValidateOptions extends SourceOptions, GateOptions, AdoptOptions, ReportOptions {
  readonly watch?: true;
}

async function runValidate(exported: string | undefined, options: ValidateOptions): Promise<ExitCode> {
  checkAdoption(options);
  if (options.watch) {
    const { watchContent } = await import('../watch/watch-content.ts');
    return watchContent(exported, options, async ({ input }) => ({
      findings: await checkContent(input, options),
    }));
  }
  const time = startStopwatch();
  const { project, findings, noPages } =
    options.source === 'contentful' ? await checkLive(exported, options) : await checkFile(exported, options);
  await writeReports(findings, options, project);
  await project.keep?.();
  time('checked');
  if (noPages === undefined) return verdict(findings, options);
  console.error(escape(`error: ${noPages}`));
  return exitCodes.unusable;
}

interface Checked {
  readonly project: Omit<Project, 'input'>;
  readonly findings: Findings;
  /** Why a site of the content has no page, where none of its types has any. */
  readonly noPages: string | undefined;
}

async function checkFile(exported: string | undefined, options: ValidateOptions): Promise<Checked> {
  const { unparsed, ...project } = await openUnparsed(exported, options);
  return { project, ...(await findingsIn(unparsed, options)) };
}

async function checkLive(exported: string | undefined, options: ValidateOptions): Promise<Checked> {
  const { input, ...project } = await openProject(exported, options);
  const validation = await whileChecking(input, () => inAllLocales(input));
  return {
    project,
    findings: await checkContent(input, options, validation),
    noPages: noPageTypes(validation, input),
  };
}

/** Reuses the findings of an earlier run with the same input, unless the flags need the content. */
async function findingsIn(
  { bytes, settings, parse }: UnparsedProject['unparsed'],
  options: ValidateOptions,
): Promise<Omit<Checked, 'project'>> {
  const usesCache = options.cache && options.since === undefined && !options.external;
  const cache = usesCache ? await openValidationCache(settings, { exportHash: sha256(bytes) }) : undefined;
  if (cache?.known !== undefined) {
    const { noPages } = cache.known;
    return { findings: await checkKnown(cache.known, settings, options), noPages };
  }
  const input = await parse();
  const validation = await whileChecking(input, () => inAllLocales(input));
  const noPages = noPageTypes(validation, input);
  await cache?.save({ ...validation, noPages });
  return { findings: await checkContent(input, options, validation), noPages };
}

/** Content of which nothing would be a page even if it were sound is of another space: its findings say too little. */
const noPageTypes = ({ graph }: Validation, { exported }: BuildInput): string | undefined =>
  graph.entries.size === 0 || hasPageTypes(graph) ? undefined : whyNoPages(graph, exported);

/** The gates need only the configuration, the date and the findings. */
function checkKnown(
  known: KnownRun,
  settings: UnparsedProject['unparsed']['settings'],
  options: ValidateOptions,
): Promise<Findings> {
  const input = { ...settings, redirectFile: undefined, exported: emptyExport };
  return checkContent(input, options, { ...known, graph: validate(input).graph });
}

const emptyExport = { contentTypes: [], editorInterfaces: [], entries: [], assets: [], locales: [] };
