import type { Difference } from '../../schemas/report/difference.ts';
import type { ReporterChoice } from '../reporters/choice.ts';
import { print } from '../terminal/print.ts';
import { addToSummary, guarded } from '../reporters/github-actions.ts';
import { saveReport } from '../reporters/save-report.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { type DifferenceReporterName, differenceReporters } from './reporters.ts';

interface Options {
  readonly reporter?: readonly ReporterChoice<DifferenceReporterName>[];
  readonly color?: boolean;
}

/** Writes what changed as the flags ask for, to stdout or to files, and into the summary of a step of GitHub Actions. */
export async function writeDifference(
  difference: Difference,
  { reporter = [{ name: 'text' }], color }: Options,
): Promise<void> {
  for (const { name, path } of reporter) {
    const report = await differenceReporters[name]();
    if (path !== undefined) await saveReport(path, report(difference, { style: plain }));
    else {
      const style = takesColour(process.stdout, color) ? coloured : plain;
      const text = report(difference, { style, columns: process.stdout.columns });
      await print(name === 'text' ? guarded(text) : text);
    }
  }
  await addToSummary(async () => (await differenceReporters.markdown())(difference, { style: plain }));
}
