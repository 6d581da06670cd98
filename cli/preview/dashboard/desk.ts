import { type FindingLists, findingLists } from '../findings/finding-lists.ts';
import type { PreviewSite } from '../preview-site.ts';
import { spaceLists, type SpaceLists } from './space-lists.ts';

/** The lists of one build: made when somebody first looks, in linear time. */
export interface Desk {
  readonly entries: SpaceLists;
  readonly findings: FindingLists;
}

export function deskOf(site: Pick<PreviewSite, 'graph' | 'inPlace'>): Desk {
  const known = desks.get(site);
  if (known !== undefined) return known;
  const desk = { entries: spaceLists(site.graph), findings: findingLists(site.inPlace()) };
  desks.set(site, desk);
  return desk;
}

const desks = new WeakMap<object, Desk>();
