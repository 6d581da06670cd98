import { type Build, build, validate } from '../../../pipeline/build.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { whyNoPages } from '../../../pipeline/inspect/why-no-pages.ts';
import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { openProject, type Project } from '../../input/project.ts';
import { breakingDrift } from '../../model/drift.ts';
import { escape } from '../../reporters/text/escape.ts';
import type { Findings } from '../../reporters/findings.ts';
import { verdict } from '../../reporters/verdict.ts';
import { writeReports } from '../../reporters/write-reports.ts';
import { freeMemory } from '../../site/free-memory.ts';
import type { SiteBuild, SiteWork, WrittenSite } from '../../site/site-build.ts';
import { leftOutFor, withoutEntries } from '../../site/pages/without-pages.ts';
import { checkContent } from '../check-content.ts';
import { withFailed } from './failed-findings.ts';
import type { GateOptions } from '../options/gate-options.ts';
import type { ReportOptions } from '../options/report-options.ts';
import type { SourceOptions } from '../options/source-options.ts';
import { whileChecking } from '../while-checking.ts';

export interface MakeOptions extends SourceOptions, GateOptions, ReportOptions {
  readonly allowErrors?: true;
}

export interface Making {
  readonly site: SiteBuild;
  readonly options: MakeOptions;
}

/** Checks the content and writes the site, or gives the exit code where nothing is written. */
export async function makeSite(
  exported: string | undefined,
  making: Making,
): Promise<WrittenSite | ExitCode> {
  const { site, options } = making;
  const made = await checkSite(exported, making);
  if (typeof made === 'number') return made;
  const { work, findings, about } = made;
  freeMemory(); // the content's, of which nothing is held any more
  let reported: Promise<void> | undefined;
  const report = () => (reported ??= writeReports(findings, options, about));
  const written = await site.write(work, report).catch(async (error: unknown) => {
    await report();
    throw error;
  });
  if (!written.ok) return makeRest(await made.again(), { findings, failed: written.failure, making });
  await about.keep?.();
  return written.value;
}

interface CheckedSite {
  readonly work: SiteWork;
  readonly findings: Findings;
  readonly about: Omit<Project, 'input'>;
  /** The content once more. */
  readonly again: () => Promise<Project>;
}

/**
 * What is to be written, or the exit code where nothing is. The content itself ends here: pages are rendered without it in memory.
 * Only what came on standard input cannot be read again.
 */
async function checkSite(
  exported: string | undefined,
  { site, options }: Making,
): Promise<CheckedSite | ExitCode> {
  const project = await openProject(exported, options);
  const { input, ...about } = project;
  const built = await whileChecking(input, () => build(input));
  const findings = await checkContent(input, options, built);
  const refusal = await refusalOf({ findings, built }, project, options);
  if (refusal !== undefined) {
    await writeReports(findings, options, about);
    return refuse(refusal);
  }
  const again = exported === '-' ? keep(project) : reader(exported, options);
  return { work: site.workOn(built, about.exportFolder), findings, about, again };
}

// each in a scope of its own, so that the content is held only where it has to be
const keep = (project: Project) => async () => project;
const reader = (exported: string | undefined, options: MakeOptions) => () => openProject(exported, options);

interface Rest {
  readonly findings: Findings;
  readonly failed: readonly FailedPage[];
  readonly making: Making;
  /** Called before what is written is served. */
  readonly report?: (findings: Findings) => Promise<void>;
}

/** Tells of the pages that cannot be rendered, and writes the others where that is allowed. */
async function makeRest(
  project: Project,
  { findings, failed, making }: Rest,
): Promise<WrittenSite | ExitCode> {
  const { graph } = validate(project.input);
  const report = (all: Findings) => writeReports(all, making.options, project);
  const rest = await writeRest(project, { graph, findings, failed, making, report });
  if (rest.written === undefined) {
    await report(rest.findings);
    return refuse();
  }
  await project.keep?.();
  return rest.written;
}

interface WrittenRest {
  /** With the pages that could not be rendered. */
  readonly findings: Findings;
  readonly failed: readonly FailedPage[];
  /** Undefined where nothing is written. */
  readonly written: WrittenSite | undefined;
}

/** Leaves out the entries whose pages cannot be rendered, until every page that is left can. */
export async function writeRest(
  { input, exportFolder }: Pick<Project, 'input' | 'exportFolder'>,
  { graph, findings: ofContent, failed, making, report }: Rest & { readonly graph: Graph },
): Promise<WrittenRest> {
  const { site, options } = making;
  const findings = withFailed(ofContent, failed, graph);
  if (!allows(options, verdict(findings, options))) return { findings, failed, written: undefined };
  const { entries, urls } = leftOutFor(failed, graph);
  const work = site.workOn(build(withoutEntries(input, entries)), exportFolder, urls);
  const written = await site.write(work, () => report?.(findings));
  if (written.ok) return { findings, failed, written: written.value };
  const all = [...failed, ...written.failure];
  return writeRest({ input, exportFolder }, { graph, findings: ofContent, failed: all, making, report });
}

interface Checked {
  readonly findings: Findings;
  readonly built: Build;
}

/** Why nothing is to be written, in lines; undefined where the content, or whoever runs this, allows it. */
export async function refusalOf(
  { findings, built }: Checked,
  project: Project,
  options: MakeOptions,
): Promise<readonly string[] | undefined> {
  const [noPages, ...whatToDo] = whyNoPages(built.graph, project.input.exported);
  if (noPages !== undefined) return [`error: ${noPages}`, ...whatToDo, 'nothing is written'];
  const code = (await hasDrifted(project)) ? exitCodes.findings : verdict(findings, options);
  return allows(options, code) ? undefined : hasErrors;
}

const hasErrors = ['nothing is written; --allow-errors builds what is sound'];

const allows = ({ allowErrors }: MakeOptions, code: ExitCode): boolean =>
  code === exitCodes.clean || allowErrors === true;

/** A content model that breaks what was locked is told, difference by difference. */
async function hasDrifted({ input, configFile }: Project): Promise<boolean> {
  const drift = await breakingDrift(input, configFile);
  for (const { message, advice } of drift) console.error(escape(`error: ${message} ${advice}`.trimEnd()));
  return drift.length > 0;
}

export function refuse(lines: readonly string[] = hasErrors): ExitCode {
  for (const line of lines) console.error(escape(line));
  return exitCodes.findings;
}
