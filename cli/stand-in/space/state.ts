import { stateOf } from '../../../pipeline/decode/state.ts';
import type { Resource, Sys } from './resource.ts';

export const isArchived = ({ sys }: Resource): boolean => stateFrom(sys) === 'archived';

/** Whether the delivery API has it: it is published, even if it was edited since. */
export const isPublished = ({ sys }: Resource): boolean => ['published', 'changed'].includes(stateFrom(sys));

const stateFrom = (sys: Sys) =>
  stateOf({
    id: sys.id,
    version: numberIn(sys, 'version'),
    publishedVersion: numberIn(sys, 'publishedVersion'),
    archivedVersion: numberIn(sys, 'archivedVersion'),
    archivedAt: typeof sys['archivedAt'] === 'string' ? sys['archivedAt'] : undefined,
  });

function numberIn(sys: Sys, name: string): number | undefined {
  const value = sys[name];
  return typeof value === 'number' ? value : undefined;
}
