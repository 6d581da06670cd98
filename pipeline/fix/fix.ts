import type { FaultLocation, Occurrence } from '../finding.ts';
import type { Edit, RowEdit, ValuePlace } from './edit.ts';

/** How one occurrence of a problem is put right. */
export interface Fix {
  /** Readers see the same or what was meant, so that nobody has to look at it first. Other fixes are suggestions. */
  readonly isSafe: boolean;
  readonly edits: readonly Edit[];
  /** Readers see no difference, so that reports say it in words. */
  readonly isUnseen?: true;
}

/** A value as the export has it, before it is decoded. */
export interface RawValue {
  readonly place: ValuePlace;
  readonly value: unknown;
}

/** A rule of the redirect table, as its file has it. */
export interface RawRow {
  readonly line: number;
  readonly text: string;
  /** The same line with another value in a column; undefined where the value before is another one. */
  with(column: 'toPath', before: string, after: string): string | undefined;
}

/** What fixes read and change: the export and the redirect table as they are. */
export interface RawContent {
  /** Undefined where the value belongs to another locale of the site, whose own finding changes it. */
  valueAt(location: FaultLocation): RawValue | undefined;
  /** The same, whichever locale it belongs to. */
  sharedValueAt(location: FaultLocation): RawValue | undefined;
  rowAt(location: FaultLocation): RawRow | undefined;
  /** A new rule at the end of the redirect table; undefined where there is no table. */
  newRow(from: string, to: string): RowEdit | undefined;
  /** The types of nodes that editors may use in a text; undefined if all. */
  nodesAllowedIn(place: ValuePlace): readonly string[] | undefined;
  /** Another site was asked, and answers at this address. */
  isAnswered(address: string): boolean;
}

/** A problem of which some occurrences can be fixed. `Context` is the graph, for rules that have one. */
export interface Fixable<Detail, Context extends readonly unknown[] = []> {
  fix?(occurrence: Occurrence<Detail>, content: RawContent, ...context: Context): Fix | undefined;
}

/** A fix that changes nothing does not exist. */
export const fixOf = (isSafe: boolean, edits: readonly (Edit | undefined)[]): Fix | undefined =>
  edits.length > 0 && edits.every((edit) => edit !== undefined) ? { isSafe, edits } : undefined;

/** A fix of what readers do not see. Each is safe. */
export function unseenFixOf(edits: readonly (Edit | undefined)[]): Fix | undefined {
  const fix = fixOf(true, edits);
  return fix && { ...fix, isUnseen: true };
}
