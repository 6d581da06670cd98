import { build, type BuildInput, validate, type Validation } from '../../../pipeline/build.ts';
import { inputsByLocale, joinLocales } from '../../../pipeline/translations.ts';
import { whyNoPages } from '../../../pipeline/inspect/reach/why-no-pages.ts';
import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import type { BuildMemory } from '../../cache/build-memory.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { openProject, type Project } from '../../input/project.ts';
import { sayOfInput } from '../../reads/reads.ts';
import { withTheme } from '../../theme/with-theme.ts';
import { breakingDrift } from '../../model/drift.ts';
import { escape } from '../../reporters/text/escape.ts';
import type { Findings } from '../../reporters/findings.ts';
import { verdict } from '../../reporters/verdict.ts';
import { writeReports } from '../../reporters/write-reports.ts';
import { freeMemory } from '../../site/free-memory.ts';
import type { FoldersBeside, SiteBuild, SiteWork, WrittenSite } from '../../site/site-build.ts';
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
  /** Absent: it is loaded with the project. */
  readonly loaded?: LoadedConfig;
  readonly options: MakeOptions;
  /** Absent: nothing is remembered. */
  readonly memory?: BuildMemory | undefined;
}

/** Checks the content and writes the site. Gives the exit code if nothing is written. */
export async function makeSite(exported: string | undefined, making: Making): Promise<MadeSite | ExitCode> {
  const { site, options } = making;
  let checked: CheckedSite | undefined;
  let reported: Promise<void> | undefined;
  const report = async () => checked && (reported ??= writeReports(checked.findings, options, checked.about));
  const works = checkedWorks(exported, making, (all) => (checked = all));
  const written = await site.write(works, report).catch(async (error: unknown) => {
    await report();
    if (!(error instanceof Refused)) throw error;
    return error;
  });
  if (written instanceof Refused) return refuse(written.refusal);
  invariant(checked !== undefined, 'what is written was checked');
  const { findings, about, again } = checked;
  if (!written.ok) return makeRest(await again(), { findings, failed: written.failure, making });
  await about.keep?.();
  return { ...written.value, reported: { findings, project: about } };
}

/** A written site, and what was reported of it. `reported` is undefined if pages are left out of it. */
export type MadeSite = WrittenSite & { readonly reported: Reported | undefined };

export interface Reported {
  readonly findings: Findings;
  readonly project: Pick<Project, 'exportFolder' | 'files' | 'configFile'>;
}

interface CheckedSite {
  readonly findings: Findings;
  readonly about: Omit<Project, 'input'>;
  /** Reads the content again. */
  readonly again: () => Promise<Project>;
}

/** Thrown where the site may not be written. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.lines.join('\n'));
    this.refusal = refusal;
  }
}

/**
 * What to write in each locale; `tell` gets the findings of all before the last of them is given. Throws `Refused` instead if nothing is to be
 * written. The last pages are rendered without the content in memory, so it is read again if needed. Content from stdin cannot be read again and is kept.
 */
async function* checkedWorks(
  exported: string | undefined,
  making: Making,
  tell: (checked: CheckedSite) => void,
): AsyncGenerator<SiteWork, void> {
  yield* worksIn({ exported, ...making, tell });
  freeMemory(); // the content is not referenced any more
}

interface Checking extends Making {
  readonly exported: string | undefined;
  readonly tell: (checked: CheckedSite) => void;
}

/** It opens the project itself: a generator keeps what it was given, even when it is done. */
async function* worksIn({
  exported,
  site,
  options,
  loaded,
  memory,
  tell,
}: Checking): AsyncGenerator<SiteWork, void> {
  const project = await withTheme(
    await openProject(exported, options, { loaded, parsing: { hasDigests: memory !== undefined } }),
  );
  const { input, ...about } = project;
  const inputs = [...inputsByLocale({ ...input, queries: input.queries ?? memory?.queries })];
  const join = joinLocales();
  let validation: Validation | undefined;
  let work: SiteWork | undefined;
  while (inputs.length > 0) {
    if (work !== undefined) {
      yield work;
      work = undefined;
      freeMemory(); // the locale before is not referenced any more
    }
    ({ work, validation } = await workOnNext(inputs, {
      site,
      beside: about,
      join,
      memory,
    }));
  }
  invariant(validation !== undefined && work !== undefined, 'a site has a locale');
  const findings = await checkContent(input, options, validation);
  tell({ findings, about, again: exported === '-' ? keep(project) : reader(exported, options) });
  const refusal = await refusalOf({ findings, validation }, project, options);
  if (refusal !== undefined) throw new Refused(refusal);
  yield work;
}

interface Made {
  readonly site: SiteBuild;
  readonly beside: FoldersBeside;
  readonly join: ReturnType<typeof joinLocales>;
  readonly memory: BuildMemory | undefined;
}

/** Takes the next input from the list, so that afterwards nothing refers to it. */
async function workOnNext(inputs: BuildInput[], { site, beside, join, memory }: Made) {
  const input = inputs.shift();
  invariant(input !== undefined, 'a locale is left');
  const built = await whileChecking(input, () => build(input));
  memory?.keep(input);
  return { work: site.workOn(built, beside), validation: join(built) };
}

// separate scopes, so that closures hold the content only if they need it
const keep = (project: Project) => async () => project;
const reader = (exported: string | undefined, options: MakeOptions) => async () =>
  withTheme(await openProject(exported, options));

interface Rest {
  readonly findings: Findings;
  readonly failed: readonly FailedPage[];
  readonly making: Making;
  /** Called before the switch. */
  readonly report?: (findings: Findings) => Promise<void>;
}

/** Reports the pages that cannot be rendered, and writes the others if that is allowed. */
async function makeRest(project: Project, { findings, failed, making }: Rest): Promise<MadeSite | ExitCode> {
  const report = (all: Findings) => writeReports(all, making.options, project);
  const rest = await writeRest(project, { findings, failed, making, report });
  if (rest.written === undefined) {
    await report(rest.findings);
    return refuse();
  }
  await project.keep?.();
  return { ...rest.written, reported: undefined };
}

interface WrittenRest {
  /** The findings, with the pages that could not be rendered. */
  readonly findings: Findings;
  readonly failed: readonly FailedPage[];
  /** Undefined if nothing is written. */
  readonly written: WrittenSite | undefined;
}

/** Leaves out the entries of failed pages, until all other pages can be rendered. */
export async function writeRest(
  { input, ...beside }: Pick<Project, 'input'> & FoldersBeside,
  { findings: ofContent, failed, making, report }: Rest,
): Promise<WrittenRest> {
  const { site, options } = making;
  const { findings, locales } = besideFailed(input, ofContent, failed);
  if (!allows(options, verdict(findings, options))) return { findings, failed, written: undefined };
  const works = locales.map(({ input: each, entries, urls }) =>
    site.workOn(build(withoutEntries(each, entries)), beside, urls),
  );
  const written = await site.write(works, () => report?.(findings));
  if (written.ok) return { findings, failed, written: written.value };
  const all = [...failed, ...written.failure];
  return writeRest({ input, ...beside }, { findings: ofContent, failed: all, making, report });
}

/** The findings with the pages that failed in any locale, and what a build in each leaves out because of them. */
export function besideFailed(input: BuildInput, ofContent: Findings, failed: readonly FailedPage[]) {
  let findings = ofContent;
  const locales = inputsByLocale(input).map((each) => {
    const { graph } = validate(each);
    const ofLocale = failed.filter(({ locale }) => locale === graph.locale);
    findings = withFailed(findings, ofLocale, graph);
    return { input: each, ...leftOutFor(ofLocale, graph) };
  });
  return { findings, locales };
}

interface Checked {
  readonly findings: Findings;
  readonly validation: Validation;
}

/** Undefined if the site may be written. */
export async function refusalOf(
  { findings, validation }: Checked,
  project: Project,
  options: MakeOptions,
): Promise<Refusal | undefined> {
  const noPages = whyNoPages(validation.graph, project.input.exported);
  if (noPages !== undefined)
    return { lines: [`error: ${noPages}; nothing is written`], code: exitCodes.unusable };
  const code = (await hasDrifted(project)) ? exitCodes.findings : verdict(findings, options);
  return allows(options, code) ? undefined : hasErrors;
}

/** Why nothing is written, as lines, and the exit code. */
export interface Refusal {
  readonly lines: readonly string[];
  readonly code: ExitCode;
}

const hasErrors: Refusal = {
  lines: ['nothing is written; --allow-errors builds the valid content'],
  code: exitCodes.findings,
};

const allows = ({ allowErrors }: MakeOptions, code: ExitCode): boolean =>
  code === exitCodes.clean || allowErrors === true;

/** Prints each breaking difference from the locked content model. */
async function hasDrifted({ input, configFile }: Project): Promise<boolean> {
  const drift = await breakingDrift(input, configFile);
  for (const { message, advice } of drift) sayOfInput(escape(`error: ${message} ${advice}`.trimEnd()));
  return drift.length > 0;
}

export function refuse({ lines, code }: Refusal = hasErrors): ExitCode {
  for (const line of lines) console.error(escape(line));
  return code;
}
