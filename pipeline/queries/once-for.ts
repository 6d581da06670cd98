import type { Finding, Report } from '../finding.ts';
import { digestOfAll, setDigest } from './digests.ts';
import { carried } from './queries.ts';

interface Kept {
  readonly value: unknown;
  readonly findings: readonly Finding[];
  /** The other objects that the work has looked up, by key. */
  readonly reads: ReadonlyMap<string, object | undefined>;
}

/** Gives an object by its key. */
type LookUp = (key: string) => object | undefined;

interface Known {
  readonly context: readonly unknown[];
  readonly kept: WeakMap<object, Kept>;
}

type OnceFor = <Value>(
  of: object,
  report: Report,
  work: (report: Report, note: (key: string, value: object | undefined) => void) => Value,
) => Value;

/**
 * Does work once for each object, and repeats its reports for the same object. If the context differs from the run before, all work is
 * done again. Work that looks up other objects notes them: it is done again if `lookUp` no longer gives the same ones.
 */
export function onceFor(
  name: string,
  context: readonly unknown[],
  lookUp: LookUp = () => undefined,
): OnceFor {
  const { kept } = carried<Known>(name, (before) =>
    before !== undefined && context.every((part, index) => part === before.context[index])
      ? before
      : { context, kept: new WeakMap() },
  );
  let digest: string | undefined;
  const contextDigest = () => (digest ??= digestOfAll(context));
  return (of, report, work) => {
    const before = kept.get(of);
    const known = before !== undefined && holds(before, lookUp) ? before : withFindings(work);
    kept.set(of, known);
    // the same as data: what was looked up stands for what it gave
    setDigest(known.value, () => digestOfAll([name, contextDigest(), of, ...[...known.reads].flat()]));
    for (const { problem, ...occurrence } of known.findings) report(problem, occurrence as never);
    return known.value as never; // under one name the same work is done
  };
}

function holds({ reads }: Kept, lookUp: LookUp): boolean {
  for (const [key, value] of reads) if (lookUp(key) !== value) return false;
  return true;
}

function withFindings(
  work: (report: Report, note: (key: string, value: object | undefined) => void) => unknown,
): Kept {
  const findings: Finding[] = [];
  const reads = new Map<string, object | undefined>();
  const value = work(
    (problem, occurrence) => findings.push({ ...occurrence, problem }),
    (key, object) => reads.set(key, object),
  );
  return { value, findings, reads };
}
