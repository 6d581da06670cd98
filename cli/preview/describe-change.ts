import { type Diagnostic, type Severity, severities } from '../../schemas/report/diagnostic.ts';
import { count } from '../reporters/last-line.ts';

const names: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'info' };

/** What came and what went: `+1 error, -2 warnings`. */
export function describeChange(before: readonly Diagnostic[], after: readonly Diagnostic[]): string {
  const came = tally(without(after, before), '+');
  const went = tally(without(before, after), '-');
  return [...came, ...went].join(', ') || 'no change in the findings';
}

function without(these: readonly Diagnostic[], those: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(those.map(({ fingerprint }) => fingerprint));
  return these.filter(({ fingerprint }) => !known.has(fingerprint));
}

const tally = (diagnostics: readonly Diagnostic[], sign: string): string[] =>
  severities.flatMap((severity) => {
    const number = diagnostics.filter((each) => each.severity === severity).length;
    return number === 0 ? [] : [`${sign}${count(number, names[severity])}`];
  });
