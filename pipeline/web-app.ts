import type { Graph } from './graph.ts';

/** Where an editor opens an entry in Contentful. Source: the addresses of Contentful's web app. */
export const entryAddress = (id: string, graph: Pick<Graph, 'space'>): string =>
  `${webApp(graph)}/entries/${encode(id)}`;

/** The same with a field of it in sight. */
export const fieldAddress = (id: string, field: string, graph: Pick<Graph, 'space'>): string =>
  `${entryAddress(id, graph)}?focusedField=${encode(field)}`;

/** Where an editor opens an asset. */
export const assetAddress = (id: string, graph: Pick<Graph, 'space'>): string =>
  `${webApp(graph)}/assets/${encode(id)}`;

const webApp = ({ space }: Pick<Graph, 'space'>): string =>
  `https://app.contentful.com/spaces/${encode(space.id)}/environments/${encode(space.environment)}`;

/** What an export holds may be broken Unicode, which an address cannot hold. */
const encode = (part: string): string => encodeURIComponent(part.toWellFormed());
