import type { ReportOptions } from '../commands/options/report-options.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Project } from '../input/project.ts';
import { packageVersion } from '../package-files.ts';
import { print } from '../terminal/print.ts';
import { type Findings, onlyErrors } from './findings.ts';
import { guarded, notifyGitHub, type Write } from './github-actions.ts';
import { type ReporterName, reporters } from './index.ts';
import type { Look } from './reporter.ts';
import { reportPath } from './report-path.ts';
import { saveReport } from './save-report.ts';
import { coloured, plain, takesColour } from './text/style.ts';
import { verdict } from './verdict.ts';

/** Reporters whose output is a log, among other lines. */
const logForms: readonly ReporterName[] = ['pretty', 'compact', 'summary'];
export const isLogForm = (name: ReporterName): boolean => logForms.includes(name);

/** Writes the reports that the flags ask for, to stdout or files, and notifies GitHub Actions. */
export async function writeReports(
  findings: Findings,
  options: ReportOptions,
  project: ReportedProject = { exportFolder: undefined, files: [] },
): Promise<void> {
  const {
    reporter = [{ name: process.stdout.isTTY ? 'pretty' : 'compact' }],
    maxDiagnostics,
    groupBy,
  } = options;
  const shown = options.quiet ? onlyErrors(findings) : findings;
  const fails = verdict(findings, options) !== exitCodes.clean;
  const look = { ...lookOf(project), maxDiagnostics, groupBy, fails };
  for (const { name, path } of reporter) {
    const report = await reporters[name]();
    if (path !== undefined) await saveReport(path, report(shown, look));
    else {
      const style = takesColour(process.stdout, options.color) ? coloured : plain;
      const text = report(shown, { ...look, style, columns: process.stdout.columns });
      await print(isLogForm(name) ? guarded(text) : text);
    }
  }
  const onStdout = reporter.find(({ path }) => path === undefined)?.name;
  await notifyGitHub(shown, look, writerBeside(onStdout));
}

/** Where annotations go. A document on stdout must stay one document, and GitHub reads stdout and stderr. */
function writerBeside(onStdout: ReporterName | undefined): Write | undefined {
  if (onStdout === 'github') return undefined;
  return onStdout === undefined || isLogForm(onStdout) ? print : (text) => void process.stderr.write(text);
}

type ReportedProject = Pick<Project, 'exportFolder' | 'files'> & Partial<Pick<Project, 'configFile'>>;

/** The first of the files is the export, unless it came from stdin. */
function lookOf({ exportFolder, files, configFile }: ReportedProject): Omit<Look, 'maxDiagnostics'> {
  const paths = files.map((file) => reportPath(file));
  const others = exportFolder === undefined ? paths : paths.slice(1);
  const source = exportFolder === undefined ? 'stdin' : (paths[0] ?? 'stdin');
  const configuration = configFile && reportPath(configFile);
  return { style: plain, version: packageVersion(), source, configuration, files: others };
}
