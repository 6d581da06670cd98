import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import { type FindingLists, findingLists } from '../findings/finding-lists.ts';
import type { PreviewSite } from '../preview-site.ts';
import { spaceLists, type SpaceLists } from './space-lists.ts';

/** The lists of one build: made when somebody first looks, in linear time. */
export interface Desk {
  readonly entries: SpaceLists;
  readonly findings: FindingLists;
}

export const deskOf = sameForSame(({ graph, inPlace }: Pick<PreviewSite, 'graph' | 'inPlace'>): Desk => ({
  entries: spaceLists(graph),
  findings: findingLists(inPlace()),
}));
