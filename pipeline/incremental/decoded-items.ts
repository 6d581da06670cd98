import type { Finding, Report } from '../problem.ts';

interface Kept {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** Items of an export as they were decoded, by identity: an item that is the same object holds the same. */
export class DecodedItems {
  readonly #kept = new WeakMap<object, Kept>();

  /** What `work` gives for an item, and what it reports; worked out the first time. */
  recall<Value>(item: object, report: Report, work: (report: Report) => Value): Value {
    const kept = this.#kept.get(item) ?? keep(work);
    this.#kept.set(item, kept);
    for (const { problem, ...occurrence } of kept.findings) report(problem, occurrence as never);
    return kept.value as Value; // an item is always asked about with the same work
  }
}

function keep(work: (report: Report) => unknown): Kept {
  const findings: Finding[] = [];
  const value = work((problem, occurrence) => findings.push({ ...occurrence, problem }));
  return { value, findings };
}
