import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { describeError } from '../describe-error.ts';
import { type Project, projectOpener } from '../input/project.ts';
import { compactLine } from '../reporters/compact.ts';
import type { Findings } from '../reporters/findings.ts';
import { coloured, plain, takesColour } from '../reporters/style.ts';
import { writeReports } from '../reporters/write-reports.ts';
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
  readonly finish?: () => Promise<void>;
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
  await finish?.();
  await keepUp({ files: project.files, readAtMs }, runAgain, tell).ready;
  console.error('watching for changes; Ctrl+C ends it');
  return new Promise(() => setInterval(() => {}, longMs)); // keeps the process

  async function runAgain(): Promise<readonly string[]> {
    const before = findings.diagnostics;
    const next = await open();
    ({ findings, finish } = await run(next));
    tellOfChange(before, findings.diagnostics, options);
    const files = (options.reporter ?? []).filter(({ path }) => path !== undefined);
    await writeReports(findings, { ...options, reporter: files }, next);
    await finish?.();
    return next.files;
  }
}

/** Nothing is done then: a timer is what keeps a process. */
const longMs = 3_600_000;

const tell = (error: unknown): void => console.error(describeError(error));

/** The findings that came, a line each, then the line with the numbers. */
function tellOfChange(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  { color, quiet, maxDiagnostics }: ReportOptions,
): void {
  const style = takesColour(process.stdout, color) ? coloured : plain;
  const came = without(after, before).filter(({ severity }) => severity === 'error' || !quiet);
  const lines = came.slice(0, maxDiagnostics).map((diagnostic) => compactLine(diagnostic, style));
  console.log([...lines, describeChange(before, after)].join('\n'));
}
