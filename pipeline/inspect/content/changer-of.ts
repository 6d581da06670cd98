import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';

/** The name of the user who changed an entry last, if it is configured; else the user's id. */
export function changerOf(
  { changedBy }: Pick<Entry, 'changedBy'>,
  { config }: Pick<Graph, 'config'>,
): string | undefined {
  if (changedBy === undefined) return undefined;
  return Object.hasOwn(config.people, changedBy) ? config.people[changedBy] : changedBy;
}
