import type { EntryId } from '../schemas/base/ids.ts';
import type { FieldPath } from '../schemas/report/diagnostic.ts';
import type { Problem } from './problem.ts';

/** One occurrence of one problem, before it is put into words. */
export interface Finding extends Occurrence<unknown> {
  readonly problem: Problem<never>;
}

/** Called by the stages for each fault that they find. */
export type Report = <Detail>(problem: Problem<Detail>, occurrence: Occurrence<Detail>) => void;

/** One occurrence of a problem. */
export interface Occurrence<Detail> {
  readonly at: FaultLocation;
  readonly detail: Detail;
  /** The target of the reference, if there is one. Part of the fingerprint. */
  readonly target?: string;
  /** The probable correction. */
  readonly suggestion?: string | undefined;
  /** More exact advice than that of the problem. */
  readonly advice?: string | undefined;
  /** What else goes wrong for the same reason: one act settles all findings with one cause. */
  readonly cause?: Cause | undefined;
  /** The field of ours as which a mapping reads the value, if the fault is that it cannot. */
  readonly readAs?: ReadAs | undefined;
}

/** The reason of findings that one act of an editor settles together. */
export interface Cause {
  /** The same for all of them: `entry board`, `anchor /how-to/board#assign`. */
  readonly key: string;
  /** The act, as a headline: `Publish "A job is missing"`. */
  readonly act: string;
  /** Where it is done; absent if that is not in one place of the space. */
  readonly at?: { readonly entry: string } | { readonly asset: string };
}

/** A value that a mapping reads as a field of ours. */
export interface ReadAs {
  /** The entry that is decoded; the value can stand in another one. */
  readonly entry: EntryId;
  readonly field: string;
  /** The keys that lead to the mapping under `contentTypes`. */
  readonly place: readonly (string | number)[];
  /** The mapping names the field. */
  readonly isNamed: boolean;
}

/** Where a fault is: in an entry's field, in an asset, or in a file beside the export. */
export type FaultLocation =
  | {
      readonly entry: string;
      /** Field ids as the space spells them, and positions in lists. */
      readonly field?: FieldPath;
      /** JSON pointer within a rich text. */
      readonly pointer?: string;
      readonly excerpt?: Excerpt;
    }
  | { readonly asset: string }
  | { readonly source: { readonly file: string; readonly line?: number; readonly pointer?: string } };

/** A faulty run of text with the words before and after it. */
export interface Excerpt {
  readonly before: string;
  readonly bad: string;
  readonly after: string;
}
