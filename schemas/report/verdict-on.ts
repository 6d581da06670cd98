import { count } from '../base/count.ts';
import { severityCounts } from './severity-counts.ts';
import type { Diagnostic } from './diagnostic.ts';

/** What the findings mean for publishing, in a sentence. */
export function verdictOn(findings: readonly Diagnostic[]): string {
  const [errors = 0, warnings = 0, notes = 0] = severityCounts(findings).map(([, times]) => times);
  const others = [
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ];
  const blocks = errors === 1 ? '1 error blocks publishing' : `${count(errors, 'error')} block publishing`;
  const rest = others.length === 0 ? '' : `; ${others.join(' and ')}`;
  return errors === 0 ? `Nothing blocks publishing${rest}.` : `${blocks}${rest}.`;
}
