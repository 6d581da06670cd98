import { type BuildInput, checked, type Validation } from '../build.ts';
import { causeOf } from '../causes.ts';
import { diagnose } from '../diagnose.ts';
import type { Finding } from '../finding.ts';
import type { Graph } from '../graph.ts';
import type { Problem } from '../problem.ts';
import { withQueries } from '../queries/queries.ts';
import { findingsIn, foundIn } from '../stages/check.ts';
import { inputsByLocale, joinLocales } from '../translations.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type { Fix, Fixable, RawContent } from './fix.ts';
import { rawContent } from './raw-content.ts';

/** A finding that can be fixed. */
export interface FixableFinding {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  /** What else settles the finding, with others that have the same cause: an entry or asset that is brought back, or a slug. */
  readonly waitsFor?: string | undefined;
}

/** The findings of a space in all its locales, with their fixes. */
export interface Examined {
  readonly input: BuildInput;
  /** The content in each locale of the site. */
  readonly graphs: readonly Graph[];
  /** Each once, with the graph of the first locale. */
  readonly all: Validation;
  /** How many findings there are of each `keyOf`. */
  readonly counts: ReadonlyMap<string, number>;
  readonly fixable: readonly FixableFinding[];
}

/** What a finding is known by while the content changes around it. */
export const keyOf = ({ fingerprint, locale = '' }: Diagnostic): string => `${fingerprint} ${locale}`;

/** Whether another site answers at an address: fixes that depend on it are safe. */
export type IsAnswered = (address: string) => boolean;

export function examine(input: BuildInput, isAnswered?: IsAnswered): Examined {
  const join = joinLocales();
  const graphs: Graph[] = [];
  const fixable: FixableFinding[] = [];
  let all: Validation | undefined;
  const inputs = inputsByLocale(input);
  const locales = new Set(inputs.flatMap(({ config }) => config.locale ?? []));
  for (const each of inputs) {
    withQueries(each.queries, () => {
      const { found, ...validation } = checked(each);
      const { graph } = validation;
      const content = rawContent(each, { graph, locales, isAnswered });
      const ofEntries = [...graph.reported].flatMap((id) => fixableIn(id, graph));
      for (const finding of [...found, ...ofEntries]) fixable.push(...withFix(finding, content, graph));
      graphs.push(graph);
      all = join(validation);
    });
  }
  invariant(all !== undefined, 'there is at least one locale');
  return { input, graphs, all, counts: countsOf(all), fixable };
}

function countsOf({ diagnostics }: Validation): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of diagnostics.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

type FixableProblem = Problem<never> & Fixable<never, [graph: Graph]>;

const canFix = (problem: Problem<never>): problem is FixableProblem => 'fix' in problem;

/** The findings in words are memoized. Only what can be fixed is found again, with what its fix needs to know. */
function fixableIn(id: Parameters<typeof findingsIn>[1], graph: Graph): readonly Finding[] {
  const entry = graph.entries.get(id);
  return entry === undefined || findingsIn(graph, id).length === 0 ? [] : foundIn(entry, graph, canFix);
}

function withFix(finding: Finding, content: RawContent, graph: Graph): FixableFinding[] {
  const { problem } = finding;
  if (!canFix(problem)) return [];
  const diagnostic = diagnose(finding, graph);
  const fix = diagnostic && problem.fix?.(finding as never, content, graph); // a finding has the detail of its problem
  return diagnostic && fix ? [{ diagnostic, fix, waitsFor: actBefore(finding, fix, graph) }] : [];
}

/** A link that a suggestion leads elsewhere has nothing to say any more of the page that it was for. */
function actBefore(finding: Finding, { isSafe }: Fix, graph: Graph): string | undefined {
  const cause = isSafe ? undefined : causeOf(finding, graph);
  if (cause === undefined || !comesBack.test(cause.key)) return undefined;
  const { at } = finding;
  const isRoot =
    cause.at !== undefined && 'entry' in cause.at && 'entry' in at && at.entry === cause.at.entry;
  return isRoot ? undefined : cause.act;
}

const comesBack = /^(?:entry|asset|slug) /u;
