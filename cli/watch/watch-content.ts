import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { describeError } from '../describe-error.ts';
import { type Project, projectOpener } from '../input/project.ts';
import { printLine } from '../terminal/print.ts';
import { compactLine } from '../reporters/formats/compact.ts';
import type { Findings } from '../reporters/findings.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { isLogForm, writeReports } from '../reporters/write-reports.ts';
import { UsageError } from '../usage-error.ts';
import { describeChange, without } from './describe-change.ts';
import { watchFiles } from './watch-files.ts';
import type { GateOptions } from '../commands/options/gate-options.ts';
import type { ReportOptions } from '../commands/options/report-options.ts';
import type { SourceOptions } from '../commands/options/source-options.ts';

export type WatchOptions = SourceOptions & GateOptions & ReportOptions;

/** What a run found, and what it does once the findings are reported. */
export interface WatchedRun {
  readonly findings: Findings;
  /** Gives all findings: those above and those found since. */
  readonly finish?: () => Promise<Findings | undefined>;
}

/**
 * Reports the findings, and after each change of a file those that came and went. It runs until the process ends: the
 * promise never resolves.
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
  await watchFiles({ files: project.files, readAtMs }, runAgain, printError).ready;
  console.error('watching for changes; Ctrl+C ends it');
  return new Promise(() => setInterval(() => {}, longMs)); // keeps the process

  async function runAgain(): Promise<readonly string[]> {
    const before = findings.diagnostics;
    const next = await open();
    ({ findings, finish } = await run(next));
    await reportChange(before, findings.diagnostics, options);
    await rewriteReports(next);
    await finishRun(next);
    return next.files;
  }

  /** Writes the reports that are files again. */
  async function rewriteReports(next: Project): Promise<void> {
    const reporter = (options.reporter ?? []).filter(({ path }) => path !== undefined);
    await writeReports(findings, { ...options, reporter }, next);
  }

  async function finishRun(next: Project): Promise<void> {
    const before = findings.diagnostics;
    findings = (await finish?.()) ?? findings;
    if (isSame(before, findings.diagnostics)) return;
    await reportChange(before, findings.diagnostics, options);
    await rewriteReports(next);
  }
}

const isSame = (before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean =>
  without(before, after).length + without(after, before).length === 0;

/** A timer keeps the process alive; it does nothing. */
const longMs = 3_600_000;

const printError = (error: unknown): void => console.error(describeError(error));

/** Prints the findings that came, a line each, and a line with the numbers. It goes to stderr if stdout holds a document. */
async function reportChange(
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
