import { mediansOf } from './median.ts';

/**
 * Measures each subject so many times, one after the other in turn (A B A B), so that what else the machine does meets all of
 * them; gives each subject's medians.
 */
export async function interleaved<Subject, Name extends string>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Readonly<Record<Name, number>>>,
): Promise<ReadonlyMap<Subject, Readonly<Record<Name, number>>>> {
  const measured = new Map(subjects.map((subject) => [subject, [] as Readonly<Record<Name, number>>[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, figures] of measured) figures.push(await measure(subject));
  }
  return new Map(Array.from(measured, ([subject, figures]) => [subject, mediansOf(figures)]));
}
