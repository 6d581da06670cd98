import type { Finding, Report } from '../problem.ts';

interface Kept {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** What was worked out of an object, by its identity: an object that is the same one holds the same. */
export class KnownWork {
  readonly #kept = new WeakMap<object, Kept>();

  /** What `work` gives for an object, and what it reports; worked out the first time. */
  recall<Value>(of: object, report: Report, work: (report: Report) => Value): Value {
    const kept = this.#kept.get(of) ?? keep(work);
    this.#kept.set(of, kept);
    for (const { problem, ...occurrence } of kept.findings) report(problem, occurrence as never);
    return kept.value as Value; // an object is always asked about with the same work
  }
}

function keep(work: (report: Report) => unknown): Kept {
  const findings: Finding[] = [];
  const value = work((problem, occurrence) => findings.push({ ...occurrence, problem }));
  return { value, findings };
}
