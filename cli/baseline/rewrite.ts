import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { countsOf } from '../../pipeline/contract/known.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { type BaselineLine, baselineLine, groupKey, lineFor } from './baseline-line.ts';
import { isJudged } from './compare.ts';
import type { PlacedLine } from './parse-baseline.ts';

export interface Rewritten {
  readonly lines: readonly BaselineLine[];
  readonly added: number;
  readonly removed: number;
  readonly kept: number;
}

interface Options {
  /** Whether other sites were checked. If not, lines about links to them stay. */
  readonly external: boolean;
  readonly config: PipelineConfig;
}

/** Accepts all findings of a run, and keeps what people wrote into lines that still apply. */
export function updatedLines(
  diagnostics: readonly Diagnostic[],
  old: readonly PlacedLine[],
  options: Options,
): Rewritten {
  const counts = countsOf(diagnostics);
  const before = new Map(old.map((line) => [line.fingerprint, line]));
  const lines = new Map<string, BaselineLine>();
  for (const diagnostic of diagnostics) {
    const { fingerprint } = diagnostic;
    if (lines.has(fingerprint)) continue;
    const line = lineFor(diagnostic, counts.get(fingerprint) ?? 1, options.config);
    lines.set(fingerprint, { ...line, ...agreedIn(before.get(fingerprint)) });
  }
  const unasked = old.filter((line) => !lines.has(line.fingerprint) && isUnasked(line, options));
  return rewritten([...lines.values(), ...unasked.map(withoutPlace)], before);
}

/** The lines that still apply, with their current counts. */
export function prunedLines(
  diagnostics: readonly Diagnostic[],
  old: readonly PlacedLine[],
  options: Options,
): Rewritten {
  const counts = countsOf(diagnostics);
  const lines = old.flatMap((line): BaselineLine[] => {
    const { count = 1, ...known } = withoutPlace(line);
    if (isUnasked(line, options)) return [withoutPlace(line)];
    const left = Math.min(count, counts.get(line.fingerprint) ?? 0);
    return left === 0 ? [] : [left === 1 ? known : { ...known, count: left }];
  });
  return rewritten(lines, new Map(old.map((line) => [line.fingerprint, line])));
}

const isUnasked = (line: PlacedLine, { external }: Options): boolean => !isJudged(line) && !external;

/** The members that people write. */
const agreedIn = ({ reason, owner, until }: Partial<PlacedLine> = {}): Partial<BaselineLine> => ({
  ...(reason !== undefined && { reason }),
  ...(owner !== undefined && { owner }),
  ...(until !== undefined && { until }),
});

export const withoutPlace = ({ line: _line, ...known }: PlacedLine): BaselineLine => known;

export function rewritten(lines: readonly BaselineLine[], before: ReadonlyMap<string, unknown>): Rewritten {
  const kept = lines.filter(({ fingerprint }) => before.has(fingerprint)).length;
  return {
    lines: lines.map(inOrder).toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
    added: lines.length - kept,
    removed: before.size - kept,
    kept,
  };
}

const sortKey = (line: BaselineLine): string => {
  const { entry, asset, source, field, locale, target, fingerprint } = line;
  const place = [entry, asset, source, field, locale, target, fingerprint];
  return [groupKey(line), ...place].map((part) => part ?? '').join('\n');
};

/** Sorts the keys as in the schema. */
const inOrder = (line: BaselineLine): BaselineLine => baselineLine.parse(line);
