import type { FieldPath } from '../schemas/report/diagnostic.ts';
import type { RuleSetting } from './config/rules.ts';
import type { Entry } from './entry.ts';
import type { Graph } from './graph.ts';

/**
 * A kind of fault: `category/kebab-name`, and the words for it. `Detail` is what one occurrence adds to the words.
 * Ids and default severities are the contract of the command line (docs/rules/README.md).
 */
export interface Problem<Detail = unknown> {
  readonly id: `${string}/${string}`;
  /** Unless the configuration says otherwise. */
  readonly severity: RuleSetting;
  /** Keeps its severity in what nothing shows, because it is about that. Any other problem is a note there. */
  readonly isAboutUnshown?: true;
  /** A sentence that is true of good content. */
  readonly summary: string;
  /** What an editor does next. */
  readonly advice: string;
  /** What is wrong here, in one sentence. */
  message(detail: Detail): string;
}

/** A problem that is found by checking each reported entry on its own, with the graph at hand. */
export interface Rule<Detail = unknown> extends Problem<Detail> {
  check(entry: Entry, graph: Graph): Iterable<Occurrence<Detail>>;
}

/** A problem that is found by looking at the space as a whole. */
export interface SpaceRule<Detail = unknown> extends Problem<Detail> {
  checkSpace(graph: Graph): Iterable<Occurrence<Detail>>;
}

/** One place where a problem stands. */
export interface Occurrence<Detail> {
  readonly at: Place;
  readonly detail: Detail;
  /** What is referred to, where something is: part of the fingerprint. */
  readonly target?: string;
  /** The near miss: what was probably meant. */
  readonly suggestion?: string | undefined;
  /** What to do here, where that can be said more exactly than by the problem's advice. */
  readonly advice?: string | undefined;
}

/** Where a fault is: in an entry's field, in an asset, or in a file beside the export. */
export type Place =
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

/** A faulty run of text with what stands around it. */
export interface Excerpt {
  readonly before: string;
  readonly bad: string;
  readonly after: string;
}

/** One occurrence of one problem, before it is put into words. */
export interface Finding extends Occurrence<unknown> {
  readonly problem: Problem<never>;
}

/** Where the stages put what they find. */
export type Report = <Detail>(problem: Problem<Detail>, occurrence: Occurrence<Detail>) => void;

export const problem = <Detail = void>(definition: Problem<Detail>): Problem<Detail> => definition;
export const rule = <Detail = void>(definition: Rule<Detail>): Rule<Detail> => definition;
export const spaceRule = <Detail = void>(definition: SpaceRule<Detail>): SpaceRule<Detail> => definition;
