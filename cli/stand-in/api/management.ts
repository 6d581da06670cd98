import { arrayOf, pageOf } from '../list/list.ts';
import { readQuery } from '../list/read-query.ts';
import { type ItemKind, linkTo, type Resource } from '../space/resource.ts';
import type { LiveSpace } from '../space/live-space.ts';
import type { ModelPart } from '../stand-in.ts';
import { notFound } from './api-error.ts';
import { answerReleases, answerScheduledActions } from './planned.ts';
import type { RouteRequest } from './request.ts';
import { currentItems, publishedItems } from './views.ts';

/** Responses within an environment: all items as they are now, as in an export. */
export function answerManagement(request: RouteRequest): unknown {
  const { space, path, params } = request;
  const [name, id, more] = path;
  if (name === undefined) return environmentOf(space);
  if (name === 'public') return list(publishedItems(space, itemKind(id)), params);
  if (name === 'releases') return answerReleases(request);
  if (id !== undefined && more === 'editor_interface') return found(space.part('editorInterfaces').get(id));
  if (more !== undefined) throw notFound();
  if (name === 'entries' || name === 'assets') {
    const kind = itemKind(name);
    return id === undefined ? list(currentItems(space, kind), params) : found(space.item(id, kind));
  }
  const part = modelParts.get(name);
  if (part === undefined) throw notFound();
  return id === undefined ? list([...space.part(part).values()], params) : found(space.part(part).get(id));
}

/** Responses outside an environment. */
export function answerSpace(request: RouteRequest): unknown {
  const { space, path, params } = request;
  const [name, id] = path;
  if (name === undefined) return spaceOf(space);
  if (name === 'environments' && id === undefined) return list([environmentOf(space)], params);
  if (name === 'scheduled_actions') return answerScheduledActions(request);
  const part = spaceParts.get(name);
  if (part === undefined || id !== undefined) throw notFound();
  return list([...space.part(part).values()], params);
}

/** The taxonomy of the organization, or of a space as readers get it. */
export function answerTaxonomy({ space, path: [name = '', id, more], params }: RouteRequest): unknown {
  const part = taxonomyParts.get(name);
  if (part === undefined || more !== undefined) throw notFound();
  const query = { ...readQuery(params), byCursor: true };
  const resources = space.part(part);
  return id === undefined ? arrayOf(pageOf([...resources.values()], query), query) : found(resources.get(id));
}

const taxonomyParts: ReadonlyMap<string, ModelPart> = new Map([
  ['concepts', 'concepts'],
  ['concept-schemes', 'conceptSchemes'],
] as const);

const modelParts: ReadonlyMap<string, ModelPart> = new Map([
  ['content_types', 'contentTypes'],
  ['editor_interfaces', 'editorInterfaces'],
  ['locales', 'locales'],
  ['tags', 'tags'],
  ['editor_interfaces', 'editorInterfaces'],
] as const);

const spaceParts: ReadonlyMap<string, ModelPart> = new Map([
  ['webhook_definitions', 'webhooks'],
  ['roles', 'roles'],
] as const);

function itemKind(name: string | undefined): ItemKind {
  if (name === 'entries') return 'Entry';
  if (name === 'assets') return 'Asset';
  throw notFound();
}

function list(resources: readonly Resource[], params: URLSearchParams): unknown {
  const query = readQuery(params);
  return arrayOf(pageOf(resources, query), query);
}

function found(resource: Resource | undefined): Resource {
  if (resource === undefined) throw notFound();
  return resource;
}

/** The id of the organization that owns the space. */
export const organization = 'standin';

export const spaceOf = ({ id }: LiveSpace): Resource => ({
  sys: { type: 'Space', id, version: 1, organization: linkTo('Organization', organization) },
  name: 'Stand-in',
});

const environmentOf = ({ id, environment }: LiveSpace): Resource => ({
  sys: {
    type: 'Environment',
    id: environment,
    version: 1,
    space: linkTo('Space', id),
    status: linkTo('Status', 'ready'),
  },
  name: environment,
});
