import { sameForSame } from '../../../../schemas/base/same-for-same.ts';
import { type FindingLists, findingLists } from '../../findings/finding-lists.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { spaceLists, type SpaceLists } from './space-lists.ts';

/** The lists of one build. They are computed at the first request, in linear time. */
export interface BuildLists {
  readonly entries: SpaceLists;
  readonly findings: FindingLists;
}

export const buildListsOf = sameForSame(
  ({ graph, inPlace }: Pick<PreviewSite, 'graph' | 'inPlace'>): BuildLists => ({
    entries: spaceLists(graph),
    findings: findingLists(inPlace()),
  }),
);
