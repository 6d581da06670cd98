import { toDiagnostics } from '../../pipeline/diagnostics.ts';
import type { Graph } from '../../pipeline/graph.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { AdoptOptions } from '../commands/options/adopt-options.ts';
import type { GateOptions } from '../commands/options/gate-options.ts';
import type { SourceOptions } from '../commands/options/source-options.ts';
import { UsageError } from '../usage-error.ts';
import { adoptedInWords, adoptedLines } from './adopt.ts';
import { isOver } from './baseline-line.ts';
import { readBaselineFile, writeBaselineFile } from './baseline-file.ts';
import { baselineName, baselinePath, howToBegin } from './baseline-path.ts';
import { compareWithBaseline } from './compare.ts';
import { type Baseline, faultsInWords, parseBaseline } from './parse-baseline.ts';
import { prunedLines, type Rewritten, updatedLines } from './rewrite.ts';

type BaselineOptions = Pick<
  GateOptions,
  'baseline' | 'updateBaseline' | 'pruneBaseline' | 'since' | 'external'
> &
  Pick<SourceOptions, 'config'> &
  AdoptOptions;

/** The findings that are not known, and how many are. Where the flags ask for it, the baseline is written first. */
export async function applyBaseline(
  diagnostics: readonly Diagnostic[],
  graph: Graph,
  options: BaselineOptions,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly baselined: number }> {
  const path = baselinePath(options);
  const name = baselineName(path);
  const baseline = await readBaseline(path, name, options);
  const rewriting = { external: options.external === true, config: graph.config };
  if (options.updateBaseline) {
    const rewritten = updatedLines(diagnostics, baseline.lines, rewriting);
    await rewrite(path, baseline, rewritten);
    sayCounts(rewritten, name);
    warnOfExpired(rewritten, graph, name);
    return { diagnostics: [], baselined: diagnostics.length };
  }
  if (options.adopt) {
    const adopted = adoptedLines(diagnostics, baseline.lines, { options, graph });
    if (adopted.adopted.length > 0) await rewrite(path, baseline, adopted);
    console.error(`${name}: ${adoptedInWords(adopted, options)}`);
    warnOfExpired(adopted, graph, name);
  } else if (options.pruneBaseline) {
    const pruned = prunedLines(diagnostics, baseline.lines, rewriting);
    await rewrite(path, baseline, pruned);
    sayCounts(pruned, name);
  } else return compared(diagnostics, baseline, { graph, options });
  return compared(diagnostics, await readBaseline(path, name, options), { graph, options });
}

async function readBaseline(path: string, name: string, options: BaselineOptions): Promise<Baseline> {
  const file = await readBaselineFile(path, name);
  if (file !== undefined) return parseBaseline(file, name);
  const isNeeded = options.baseline !== undefined || options.pruneBaseline === true;
  if (isNeeded && !options.updateBaseline && !options.adopt) {
    throw new UsageError(`there is no baseline ${name}; ${howToBegin}`);
  }
  return { name, lines: [], faults: [] };
}

function compared(
  diagnostics: readonly Diagnostic[],
  baseline: Baseline,
  { graph, options }: { readonly graph: Graph; readonly options: BaselineOptions },
) {
  const isWholeRun = options.since === undefined;
  const { reported, baselined, findings } = compareWithBaseline({ diagnostics, baseline, graph, isWholeRun });
  return { diagnostics: [...reported, ...toDiagnostics(findings, graph)], baselined };
}

/** Writes the baseline. Throws if a line is unreadable, because what people wrote into it would be lost. */
async function rewrite(path: string, baseline: Baseline, { lines }: Rewritten): Promise<void> {
  const faults = faultsInWords(baseline);
  if (faults.length > 0)
    throw new UsageError([...faults, 'Correct that first; the baseline stays as it is.'].join('\n'));
  await writeBaselineFile(path, lines);
}

const sayCounts = ({ added, removed, kept }: Rewritten, name: string): void =>
  console.error(`${name}: ${added} lines added, ${removed} removed, ${kept} kept`);

/** A date that people agreed on is not moved by a flag. */
function warnOfExpired({ lines }: Rewritten, graph: Graph, name: string): void {
  const expired = lines.filter((line) => isOver(line, graph)).length;
  if (expired === 0) return;
  console.error(`${name}: ${expired} of the kept have an "until" that is over, and still fail the next run`);
}
