import { type Diagnostic, type Severity, severities } from '../../schemas/report/diagnostic.ts';
import { count } from '../../schemas/base/count.ts';

const names: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'info' };

/** The findings that came and went, in numbers: `+1 error, -2 warnings`. */
export function describeChange(before: readonly Diagnostic[], after: readonly Diagnostic[]): string {
  const came = tally(without(after, before), '+');
  const went = tally(without(before, after), '-');
  return [...came, ...went].join(', ') || 'no change in the findings';
}

/** The items of the first list without those of the second, counting repeats. */
export function without(these: readonly Diagnostic[], those: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const { fingerprint } of those) left.set(fingerprint, (left.get(fingerprint) ?? 0) + 1);
  return these.filter(({ fingerprint }) => {
    const known = left.get(fingerprint) ?? 0;
    left.set(fingerprint, known - 1);
    return known <= 0;
  });
}

const tally = (diagnostics: readonly Diagnostic[], sign: string): string[] =>
  severities.flatMap((severity) => {
    const number = diagnostics.filter((each) => each.severity === severity).length;
    return number === 0 ? [] : [`${sign}${count(number, names[severity])}`];
  });
