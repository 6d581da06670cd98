import type { Graph } from './graph.ts';

/** The address at which an editor opens an entry in Contentful. Source: the addresses of Contentful's web app. */
export const entryAddress = (id: string, space: SpaceNames): string =>
  `${webApp(space)}/entries/${encode(id)}`;

/** The same, scrolled to a field. */
export const fieldAddress = (id: string, field: string, space: SpaceNames): string =>
  `${entryAddress(id, space)}?focusedField=${encode(field)}`;

/** The address at which an editor opens an asset. */
export const assetAddress = (id: string, space: SpaceNames): string =>
  `${webApp(space)}/assets/${encode(id)}`;

type SpaceNames = Pick<Graph, 'spaceId' | 'environment'>;

const webApp = ({ spaceId, environment }: SpaceNames): string =>
  `https://app.contentful.com/spaces/${encode(spaceId)}/environments/${encode(environment)}`;

/** Ids in an export may be malformed Unicode, which an address cannot contain. */
const encode = (part: string): string => encodeURIComponent(part.toWellFormed());
