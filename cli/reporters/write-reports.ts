import { writeFile } from 'node:fs/promises';
import type { ReportOptions } from '../commands/report-options.ts';
import { type Findings, onlyErrors } from './findings.ts';
import { reporters } from './index.ts';
import { plain, takesColour, coloured } from './style.ts';

/** Writes the findings as the flags ask for: to stdout, or to files. */
export async function writeReports(findings: Findings, options: ReportOptions): Promise<void> {
  const { reporter = [{ name: process.stdout.isTTY ? 'pretty' : 'compact' }], maxDiagnostics } = options;
  const shown = options.quiet ? onlyErrors(findings) : findings;
  for (const { name, path } of reporter) {
    const style = path === undefined && takesColour(process.stdout, options.color) ? coloured : plain;
    const text = reporters[name](shown, { style, maxDiagnostics });
    if (path === undefined) process.stdout.write(text);
    else await writeFile(path, text);
  }
}
