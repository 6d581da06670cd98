import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { describeError } from '../describe-error.ts';
import { type Project, projectOpener } from '../input/project.ts';
import { printLine } from '../print.ts';
import { compactLine } from '../reporters/compact.ts';
import type { Findings } from '../reporters/findings.ts';
import { coloured, plain, takesColour } from '../reporters/style.ts';
import { isLogForm, writeReports } from '../reporters/write-reports.ts';
import { UsageError } from '../usage-error.ts';
import { describeChange, without } from '../watch/describe-change.ts';
import { keepUp } from '../watch/keep-up.ts';
import type { GateOptions } from './gate-options.ts';
import type { ReportOptions } from './report-options.ts';
import type { SourceOptions } from './source-options.ts';

export type WatchOptions = SourceOptions & GateOptions & ReportOptions;

/** What a run has found, and what it does once that is told. */
export interface WatchedRun {
  readonly findings: Findings;
  /** Gives what it has found besides, with all that was found before. */
  readonly finish?: () => Promise<Findings | undefined>;
}

/**
 * Tells what is wrong, and after every change of a file what came and what went. It goes on until the process is ended: the
 * promise is never kept.
 */
export async function watchContent(
  exported: string | undefined,
  options: WatchOptions,
  run: (project: Project) => Promise<WatchedRun>,
): Promise<never> {
  if (options.source === 'contentful') {
    throw new UsageError(
      '--watch follows files; `fieldbook preview --source contentful` follows a live space.',
    );
  }
  if (exported === '-') throw new UsageError('standard input cannot be watched; name the export file.');
  const open = projectOpener(exported, options);
  const readAtMs = Date.now();
  const project = await open();
  let { findings, finish } = await run(project);
  await writeReports(findings, options, project);
  await finishRun(project);
  await keepUp({ files: project.files, readAtMs }, runAgain, tell).ready;
  console.error('watching for changes; Ctrl+C ends it');
  return new Promise(() => setInterval(() => {}, longMs)); // keeps the process

  async function runAgain(): Promise<readonly string[]> {
    const before = findings.diagnostics;
    const next = await open();
    ({ findings, finish } = await run(next));
    await tellOfChange(before, findings.diagnostics, options);
    await tellAll(next);
    await finishRun(next);
    return next.files;
  }

  /** The reports that are files are written anew. */
  async function tellAll(next: Project): Promise<void> {
    const reporter = (options.reporter ?? []).filter(({ path }) => path !== undefined);
    await writeReports(findings, { ...options, reporter }, next);
  }

  async function finishRun(next: Project): Promise<void> {
    const before = findings.diagnostics;
    findings = (await finish?.()) ?? findings;
    if (isSame(before, findings.diagnostics)) return;
    await tellOfChange(before, findings.diagnostics, options);
    await tellAll(next);
  }
}

const isSame = (before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean =>
  without(before, after).length + without(after, before).length === 0;

/** Nothing is done then: a timer is what keeps a process. */
const longMs = 3_600_000;

const tell = (error: unknown): void => console.error(describeError(error));

/** The findings that came, a line each, then the line with the numbers; a document on standard output stays one. */
async function tellOfChange(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  { color, quiet, maxDiagnostics, reporter = [] }: ReportOptions,
): Promise<void> {
  const style = takesColour(process.stdout, color) ? coloured : plain;
  const came = without(after, before).filter(({ severity }) => severity === 'error' || !quiet);
  const lines = came.slice(0, maxDiagnostics).map((diagnostic) => compactLine(diagnostic, style));
  const text = [...lines, describeChange(before, after)].join('\n');
  const hasDocument = reporter.some(({ name, path }) => path === undefined && !isLogForm(name));
  if (hasDocument) console.error(text);
  else await printLine(text);
}
