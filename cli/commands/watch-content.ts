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
import { checkContent } from './check-content.ts';
import type { GateOptions } from './gate-options.ts';
import type { ReportOptions } from './report-options.ts';
import type { SourceOptions } from './source-options.ts';

type WatchOptions = SourceOptions & GateOptions & ReportOptions;

/**
 * Tells what is wrong, and after every change of a file what came and what went. It goes on until the process is ended: the
 * promise is never kept.
 */
export async function watchContent(exported: string | undefined, options: WatchOptions): Promise<never> {
  if (options.source === 'contentful') {
    throw new UsageError(
      '--watch follows files; `fieldbook preview --source contentful` follows a live space.',
    );
  }
  if (exported === '-') throw new UsageError('standard input cannot be watched; name the export file.');
  const open = projectOpener(exported, options);
  const readAtMs = Date.now();
  let current = await check(await open());
  await writeReports(current.findings, options, current.project);
  await keepUp({ files: current.project.files, readAtMs }, checkAgain, tell).ready;
  console.error('watching for changes; Ctrl+C ends it');
  return new Promise(() => setInterval(() => {}, longMs)); // keeps the process

  async function check(project: Project): Promise<{ project: Project; findings: Findings }> {
    return { project, findings: await checkContent(project.input, options) };
  }

  async function checkAgain(): Promise<readonly string[]> {
    const before = current.findings.diagnostics;
    current = await check(await open());
    tellOfChange(before, current.findings.diagnostics, options);
    const files = (options.reporter ?? []).filter(({ path }) => path !== undefined);
    await writeReports(current.findings, { ...options, reporter: files }, current.project);
    return current.project.files;
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
