import { severityOf } from '../../pipeline/config/checks/severity-of.ts';
import { countsOf, withoutKnown } from '../../pipeline/contract/known.ts';
import type { Graph } from '../../pipeline/graph.ts';
import type { Finding } from '../../pipeline/finding.ts';
import { expired } from '../../pipeline/rules/baseline/expired.ts';
import { unmatched } from '../../pipeline/rules/baseline/unmatched.ts';
import { problems } from '../../pipeline/rules/index.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { isOver, placeInWords } from './baseline-line.ts';
import type { Baseline, PlacedLine } from './parse-baseline.ts';

interface Compared {
  readonly diagnostics: readonly Diagnostic[];
  readonly baseline: Baseline;
  readonly graph: Graph;
  /** Whether the run checks everything: only then a missing finding is gone. */
  readonly isWholeRun: boolean;
}

export interface Comparison {
  /** The findings that are not accepted, or not any longer. */
  readonly reported: readonly Diagnostic[];
  /** The number of accepted findings. */
  readonly baselined: number;
  /** The findings about the baseline itself. */
  readonly findings: readonly Finding[];
}

export function compareWithBaseline({ diagnostics, baseline, graph, isWholeRun }: Compared): Comparison {
  const found = countsOf(diagnostics);
  const timesFound = ({ fingerprint }: PlacedLine): number => found.get(fingerprint) ?? 0;
  const { lines, name } = baseline;
  const known = new Map(
    lines.filter((line) => !isOver(line, graph)).map((line) => [line.fingerprint, line.count ?? 1]),
  );
  const reported = withoutKnown(diagnostics, known);
  return {
    reported,
    baselined: diagnostics.length - reported.length,
    findings: [
      ...baseline.faults,
      ...lines
        .filter((line) => timesFound(line) > 0 && isOver(line, graph))
        .map((line) => expiredAt(line, name)),
      ...(isWholeRun ? lines : [])
        .filter((line) => isJudged(line) && timesFound(line) < (line.count ?? 1))
        .map((line) => unmatchedAt(line, { name, graph, times: timesFound(line) })),
    ],
  };
}

/** Results of other sites change from run to run, so a missing one does not make its line obsolete. */
export const isJudged = ({ rule }: { readonly rule: string }): boolean => rule !== 'links/broken-external';

function expiredAt(line: PlacedLine, file: string): Finding {
  const { rule, until = '', owner, reason } = line;
  const detail = { rule, where: placeInWords(line), until, owner, reason };
  return { problem: expired, at: placeOf(line, file), detail, target: line.fingerprint };
}

interface Circumstances {
  readonly name: string;
  readonly graph: Graph;
  readonly times: number;
}

function unmatchedAt(line: PlacedLine, { name, graph, times }: Circumstances): Finding {
  const because =
    times === 0
      ? whyGone(line.rule, graph)
      : `It is there ${line.count} times in the baseline, and ${times} now.`;
  const detail = { rule: line.rule, where: placeInWords(line), because };
  return { problem: unmatched, at: placeOf(line, name), detail, target: line.fingerprint };
}

function whyGone(id: string, { config }: Graph): string {
  const problem = problems.find((each) => each.id === id);
  if (problem === undefined) {
    const near = didYouMean(
      id,
      problems.map((each) => each.id),
    );
    return `There is no such rule${near || '.'}`;
  }
  if (severityOf(problem, null, config) === 'off') return 'The rule is off, so the line does nothing.';
  return 'It is not found any more.';
}

const placeOf = ({ line }: PlacedLine, file: string) => ({ source: { file, line } });
