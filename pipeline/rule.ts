import type { Entry } from './entry.ts';
import type { Fixable } from './fix/fix.ts';
import type { Occurrence } from './finding.ts';
import type { Graph } from './graph.ts';
import type { Problem } from './problem.ts';

/** A problem with a check of a single entry. Every reported entry is checked, with the graph at hand. */
export interface Rule<Detail = unknown> extends Problem<Detail>, Fixable<Detail, [graph: Graph]> {
  check(entry: Entry, graph: Graph): Iterable<Occurrence<Detail>>;
}

/** A problem with a check of the whole space. */
export interface SpaceRule<Detail = unknown> extends Problem<Detail>, Fixable<Detail, [graph: Graph]> {
  checkSpace(graph: Graph): Iterable<Occurrence<Detail>>;
}

export const rule = <Detail = void>(definition: Rule<Detail>): Rule<Detail> => definition;
export const spaceRule = <Detail = void>(definition: SpaceRule<Detail>): SpaceRule<Detail> => definition;
