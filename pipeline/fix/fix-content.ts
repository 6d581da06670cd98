import type { BuildInput } from '../build.ts';
import { Queries } from '../queries/store.ts';
import { applyEdits } from './apply-edits.ts';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { isRowEdit } from './edit.ts';
import { type Examined, examine, type FixableFinding, type IsAnswered, keyOf } from './examine.ts';
import { withoutOverlaps } from './without-overlaps.ts';

export interface FixOptions {
  /** Whether to fix findings of a rule. */
  readonly takes: (rule: string) => boolean;
  /** Fixes that somebody has to look at count, too. */
  readonly isSuggested: boolean;
  /** Suggestions count too where an entry or asset that is brought back settles the finding. */
  readonly isInstead?: boolean;
  /** Fixes may change the redirect table. */
  readonly canChangeTable: boolean;
  readonly isAnswered?: IsAnswered | undefined;
}

export interface Fixed {
  readonly before: Examined;
  readonly after: Examined;
  readonly fixes: readonly FixableFinding[];
  /** What has changed in the export, as edits of whole values. */
  readonly changes: readonly ChangedField[];
  /** How many findings of `after` other options would fix. */
  readonly offered: Offered;
}

interface Offered {
  readonly suggested: number;
  readonly inTable: number;
  /** The findings that something else settles: by what that is. */
  readonly waiting: ReadonlyMap<string, number>;
}

/** A fix can clear the way for another one of the same value. */
const maxRounds = 10;

/** After this many fixes that bring new findings, something is wrong with the rest, too. */
const maxBad = 20;

/**
 * Fixes what can be fixed, round by round, until nothing is left. A fix that brings a new finding, or does not remove its own, is not
 * applied. The input stays as it is.
 */
export function fixContent(given: BuildInput, options: FixOptions): Fixed {
  const before = examine({ ...given, queries: given.queries ?? new Queries() }, options.isAnswered);
  const fixes: FixableFinding[] = [];
  const tried = new Set<string>();
  let after = before;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = after.fixable.filter((each) => isWanted(each, options) && !tried.has(nameOf(each)));
    const step = soundStep(after, withoutOverlaps(next), options);
    for (const each of [...step.fixes, ...step.bad]) tried.add(nameOf(each));
    if (step.fixes.length + step.bad.length === 0) break;
    fixes.push(...step.fixes);
    after = step.after;
  }
  const left = after.fixable.filter((each) => !tried.has(nameOf(each)));
  return {
    before,
    after,
    fixes,
    changes: changedFields(before.input.exported, after.input.exported, fixes),
    offered: offeredOf(left, options),
  };
}

/** A finding that several locales have counts once. */
function offeredOf(left: readonly FixableFinding[], options: FixOptions): Offered {
  const all = [...new Map(left.map((each) => [nameOf(each), each])).values()];
  const withSuggested = all.filter((each) => isWanted(each, { ...options, isSuggested: true }));
  const withTable = all.filter((each) =>
    isWanted(each, { ...options, isSuggested: true, canChangeTable: true }),
  );
  const waiting = new Map<string, number>();
  for (const { waitsFor, diagnostic } of all)
    if (waitsFor !== undefined && options.isInstead !== true && options.takes(diagnostic.rule))
      waiting.set(waitsFor, (waiting.get(waitsFor) ?? 0) + 1);
  return {
    suggested: options.isSuggested ? 0 : withSuggested.length,
    inTable: withTable.length - withSuggested.length,
    waiting,
  };
}

/** Whether the options let a fix be applied. */
const isWanted = (
  { fix: { isSafe, edits }, waitsFor, diagnostic: { rule } }: FixableFinding,
  { takes, isSuggested, isInstead = false, canChangeTable }: FixOptions,
): boolean =>
  takes(rule) &&
  (isSafe || (isSuggested && (isInstead || waitsFor === undefined))) &&
  (canChangeTable || !edits.some(isRowEdit));

const nameOf = ({ fix, diagnostic }: FixableFinding): string =>
  JSON.stringify([keyOf(diagnostic), fix.edits]);

interface Step {
  readonly after: Examined;
  readonly fixes: readonly FixableFinding[];
  readonly bad: readonly FixableFinding[];
}

/** Applies as many fixes as remove their findings and bring no new ones. */
function soundStep(
  before: Examined,
  wanted: readonly FixableFinding[],
  { isAnswered }: Pick<FixOptions, 'isAnswered'>,
): Step {
  const apply = (some: readonly FixableFinding[]) => examine(withFixes(before.input, some), isAnswered);
  const bad: FixableFinding[] = [];
  let fixes = wanted;
  for (let tries = 0; fixes.length > 0 && tries <= maxBad; tries += 1) {
    const after = apply(fixes);
    const idle = withoutEffect(fixes, before, after);
    const found = idle.length > 0 ? idle : bringsNew(before, after) ? [firstBad(before, fixes, apply)] : [];
    if (found.length === 0) return { after, fixes, bad };
    bad.push(...found);
    fixes = fixes.filter((each) => !found.includes(each));
  }
  return { after: before, fixes: [], bad: [...bad, ...fixes] };
}

function withFixes(input: BuildInput, fixes: readonly FixableFinding[]): BuildInput {
  const { exported, redirectFile } = input;
  const edits = new Map(fixes.flatMap(({ fix }) => fix.edits.map((edit) => [JSON.stringify(edit), edit])));
  const { content } = applyEdits({ exported, table: redirectFile?.text }, [...edits.values()]);
  const { table = '' } = content;
  return {
    ...input,
    exported: content.exported,
    ...(redirectFile && { redirectFile: { ...redirectFile, text: table } }),
  };
}

const bringsNew = ({ counts }: Examined, after: Examined): boolean =>
  [...after.counts].some(([key, count]) => count > (counts.get(key) ?? 0));

/** The fixes whose findings are still there. */
function withoutEffect(
  fixes: readonly FixableFinding[],
  before: Examined,
  after: Examined,
): readonly FixableFinding[] {
  const isLeft = ({ diagnostic }: FixableFinding) => {
    const key = keyOf(diagnostic);
    return (after.counts.get(key) ?? 0) >= (before.counts.get(key) ?? 0);
  };
  return fixes.filter(isLeft);
}

/** A fix with which those before it bring a new finding, and without which they do not: found in as many tries as halvings. */
function firstBad(
  before: Examined,
  fixes: readonly FixableFinding[],
  apply: (some: readonly FixableFinding[]) => Examined,
): FixableFinding {
  let [good, bad] = [0, fixes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (bringsNew(before, apply(fixes.slice(0, middle)))) bad = middle;
    else good = middle;
  }
  return fixes[bad - 1] as FixableFinding; // there is at least one
}
