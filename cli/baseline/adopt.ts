import { countsOf, withoutKnown } from '../../pipeline/contract/known.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { count } from '../../schemas/base/count.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { toRoutePath } from '../../schemas/urls.ts';
import type { AdoptOptions } from '../commands/options/adopt-options.ts';
import { groupBy } from '../reporters/group-by.ts';
import { escape } from '../reporters/text/escape.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { UsageError } from '../usage-error.ts';
import { type BaselineLine, isOver, lineFor } from './baseline-line.ts';
import type { PlacedLine } from './parse-baseline.ts';
import { type Rewritten, rewritten, withoutPlace } from './rewrite.ts';

export interface Adopted extends Rewritten {
  /** The findings that were not in the baseline. */
  readonly adopted: readonly Diagnostic[];
}

/** Accepts what the baseline does not have yet, as far as the flags name it. Its lines stay as they are. */
export function adoptedLines(
  diagnostics: readonly Diagnostic[],
  old: readonly PlacedLine[],
  { options, graph }: { readonly options: AdoptOptions; readonly graph: Graph },
): Adopted {
  const { reason, owner, until } = options;
  if (isOver({ until }, graph))
    throw new UsageError(`--until ${until} is before today, ${graph.now}: the findings would fail at once.`);
  const agreed = { ...(reason && { reason }), ...(owner && { owner }), ...(until && { until }) };
  const known = new Map(old.map((line) => [line.fingerprint, line.count ?? 1]));
  const named = namedBy(options, diagnostics);
  const adopted = withoutKnown(diagnostics, known).filter(named);
  const lines = new Map<string, BaselineLine>(old.map((line) => [line.fingerprint, withoutPlace(line)]));
  const counts = countsOf(adopted);
  for (const diagnostic of adopted) {
    const { fingerprint } = diagnostic;
    const times = (known.get(fingerprint) ?? 0) + (counts.get(fingerprint) ?? 0);
    // a finding that occurs once more is accepted on the terms of its line
    const line = lines.get(fingerprint) ?? { ...lineFor(diagnostic, 1, graph.config), ...agreed };
    lines.set(fingerprint, times === 1 ? line : { ...line, count: times });
  }
  return { adopted, ...rewritten([...lines.values()], known) };
}

/** `352 findings adopted: 312 links/redirected, 40 media/no-alt; owner Ada, until 2027-01-31`. */
export function adoptedInWords({ adopted }: Adopted, { owner, until }: AdoptOptions): string {
  if (adopted.length === 0) return 'nothing to adopt, every finding is in the baseline already';
  const byRule = [...groupBy(adopted, ({ rule }) => rule)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([rule, { length }]) => `${length.toLocaleString('en-US')} ${rule}`);
  const terms = [
    owner === undefined ? 'no owner' : `owner ${escape(owner)}`,
    until === undefined ? 'no date' : `until ${until}`,
  ];
  return `${count(adopted.length, 'finding')} adopted: ${byRule.join(', ')}; ${terms.join(', ')}`;
}

interface Flag {
  readonly values: readonly string[] | undefined;
  readonly where: string;
  readonly of: (diagnostic: Diagnostic) => string | undefined;
}

/** Whether a finding is among those that the flags name. Throws if a flag names none, because it was probably mistyped. */
function namedBy(
  { rule, entry, page }: AdoptOptions,
  diagnostics: readonly Diagnostic[],
): (diagnostic: Diagnostic) => boolean {
  const flags: readonly Flag[] = [
    { values: rule, where: 'of the rule', of: (each) => each.rule },
    { values: entry, where: 'in the entry', of: (each) => each.entry?.id ?? each.asset?.id },
    { values: page?.map(toRoutePath), where: 'on the page', of: (each) => each.entry?.url },
  ];
  for (const { values = [], where, of } of flags) {
    const found = [...new Set(diagnostics.flatMap((each) => of(each) ?? []))];
    for (const value of values.filter((each) => !found.includes(each)))
      throw new UsageError(
        `no finding of this run is ${where} ${escape(value)}${didYouMean(value, found) || '.'}`,
      );
  }
  return (each) => flags.every(({ values, of }) => values?.includes(of(each) ?? '') ?? true);
}
