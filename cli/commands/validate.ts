import { inAllLocales } from '../../pipeline/translations.ts';
import type { Command } from 'commander';
import { type BuildInput, type Validation, validate } from '../../pipeline/build.ts';
import { publishingReport } from '../../pipeline/publishing/publishing-report.ts';
import { whatPublishingBrings } from '../../pipeline/publishing/what-publishing-brings.ts';
import { hasPageTypes, whyNoPages } from '../../pipeline/inspect/reach/why-no-pages.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { type KnownRun, openValidationCache } from '../cache/validation-cache.ts';
import { openProject, openUnparsed, type Project, type UnparsedProject } from '../input/project.ts';
import { publishedOpener } from '../input/published-opener.ts';
import type { Findings } from '../reporters/findings.ts';
import { escape } from '../reporters/text/escape.ts';
import { verdict } from '../reporters/verdict.ts';
import { writeReports } from '../reporters/write-reports.ts';
import { describeChange } from '../watch/describe-change.ts';
import { checkContent } from './check-content.ts';
import { type AdoptOptions, checkAdoption, withAdoptOptions } from './options/adopt-options.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { type GateOptions, withGateOptions } from './options/gate-options.ts';
import { type ReportOptions, withReportOptions } from './options/report-options.ts';
import {
  isFuture,
  type SourceOptions,
  withFutureOptions,
  withSourceOptions,
} from './options/source-options.ts';
import { startStopwatch } from './options/stopwatch.ts';
import { UsageError } from '../usage-error.ts';
import { whileChecking } from './while-checking.ts';

export function addValidate(program: Command): void {
  const command = program.command('validate').description('find what is wrong with the content');
  withReportOptions(withAdoptOptions(withGateOptions(withFutureOptions(withSourceOptions(command)))))
    .option(
      '--published <export>',
      'an export of the published text, to tell what publishing each draft brings',
    )
    .option('--watch', 'check again whenever a file changes')
    .addHelpText(
      'after',
      examples(
        'validate export.json',
        'validate export.json -r pretty -r json=report.json',
        'validate - < export.json',
        'validate export.json --published published.json',
        'validate --source contentful --release 2xYtP7',
        'validate export.json --watch',
        'validate export.json --adopt --reason "From the old site" --owner Ada --until 2027-01-31',
      ),
    )
    .action(exitsWith(runValidate));
}

export interface ValidateOptions extends SourceOptions, GateOptions, AdoptOptions, ReportOptions {
  readonly published?: string;
  readonly watch?: true;
}

async function runValidate(exported: string | undefined, options: ValidateOptions): Promise<ExitCode> {
  checkAdoption(options);
  if (options.watch) {
    if (options.published !== undefined)
      throw new UsageError('--watch follows one export; leave out --watch or --published.');
    const { watchContent } = await import('../watch/watch-content.ts');
    return watchContent(exported, options, async ({ input }) => ({
      findings: await checkContent(input, options),
    }));
  }
  const time = startStopwatch();
  const openPublished = publishedOpener(exported, options);
  const { project, findings, noPages } =
    options.source === 'contentful' || openPublished
      ? await checkOpened(exported, options, openPublished)
      : await checkFile(exported, options);
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

/** Checks a live space, or content of which the published text is known too. */
async function checkOpened(
  exported: string | undefined,
  options: ValidateOptions,
  openPublished: (() => Promise<Project>) | undefined,
): Promise<Checked> {
  const { input, ...project } = await openProject(exported, options);
  const validation = await whileChecking(input, () => inAllLocales(input));
  const published = await openPublished?.();
  if (published && isFuture(options)) console.error(changeSince(published.input, validation));
  const publishing =
    published &&
    !isFuture(options) &&
    (await whileChecking(input, () =>
      publishingReport(whatPublishingBrings(input, published.input.exported)),
    ));
  return {
    project,
    findings: { ...(await checkContent(input, options, validation)), ...(publishing && { publishing }) },
    noPages: noPageTypes(validation, input),
  };
}

/** How many findings the space as it will be has more and fewer than today. */
const changeSince = (today: BuildInput, { diagnostics }: Validation): string =>
  `compared with the site of today: ${describeChange(inAllLocales(today).diagnostics, diagnostics)}`;

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
