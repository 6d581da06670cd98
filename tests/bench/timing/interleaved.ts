import { mediansOf } from './median.ts';

type Figures<Name extends string> = Readonly<Record<Name, number>>;
type Measure<Subject, Name extends string> = (subject: Subject) => Promise<Figures<Name>>;
type OnFailure<Subject> = (subject: Subject, error: unknown) => void;

/**
 * Measures each subject so many times, one after the other in turn (A B A B), so that what else the machine does meets all of
 * them; gives each subject's figures, a run after the other. With `onFailure`, a subject that fails is told and left out.
 */
export async function inTurn<Subject, Name extends string>(
  subjects: readonly Subject[],
  runs: number,
  measure: Measure<Subject, Name>,
  onFailure?: OnFailure<Subject>,
): Promise<ReadonlyMap<Subject, readonly Figures<Name>[]>> {
  const measured = new Map(subjects.map((subject) => [subject, [] as Figures<Name>[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, figures] of measured) {
      try {
        figures.push(await measure(subject));
      } catch (error) {
        if (onFailure === undefined) throw error;
        onFailure(subject, error);
        measured.delete(subject);
      }
    }
  }
  return measured;
}

/** The same, of which each subject's medians are kept. */
export async function interleaved<Subject, Name extends string>(
  subjects: readonly Subject[],
  runs: number,
  measure: Measure<Subject, Name>,
  onFailure?: OnFailure<Subject>,
): Promise<ReadonlyMap<Subject, Figures<Name>>> {
  const measured = await inTurn(subjects, runs, measure, onFailure);
  return new Map(Array.from(measured, ([subject, figures]) => [subject, mediansOf(figures)]));
}
