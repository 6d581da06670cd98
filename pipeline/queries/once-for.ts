import type { Finding, Report } from '../finding.ts';
import { carried } from './queries.ts';

interface Kept {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

interface Known {
  readonly context: readonly unknown[];
  readonly kept: WeakMap<object, Kept>;
}

type OnceFor = <Value>(of: object, report: Report, work: (report: Report) => Value) => Value;

/**
 * Does work once for each object, and repeats its reports for the same object. If the context differs from the run before, all work is
 * done again.
 */
export function onceFor(name: string, context: readonly unknown[]): OnceFor {
  const { kept } = carried<Known>(name, (before) =>
    before !== undefined && context.every((part, index) => part === before.context[index])
      ? before
      : { context, kept: new WeakMap() },
  );
  return <Value>(of: object, report: Report, work: (report: Report) => Value) => {
    const known = kept.get(of) ?? withFindings(work);
    kept.set(of, known);
    for (const { problem, ...occurrence } of known.findings) report(problem, occurrence as never);
    return known.value as Value; // under one name the same work is done
  };
}

function withFindings(work: (report: Report) => unknown): Kept {
  const findings: Finding[] = [];
  const value = work((problem, occurrence) => findings.push({ ...occurrence, problem }));
  return { value, findings };
}
