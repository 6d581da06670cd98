import { isRecord } from '../../../../schemas/base/is-record.ts';
import type { LiveSpace } from '../../space/live-space.ts';
import { contentTypeOf, linkTo, type Resource } from '../../space/resource.ts';
import { isArchived, isPublished } from '../../space/state.ts';
import { nextVersion, publishedItem, versionOf } from '../../space/versions.ts';
import type { ModelPart } from '../../stand-in.ts';
import { badRequest, notFound, unprocessable, versionMismatch } from '../api-error.ts';
import { contentTypeFaults } from './content-type-faults.ts';
import { editorInterfaceFaults } from './editor-interface-faults.ts';
import { entryFaults } from './entry-faults.ts';
import type { Written } from './written.ts';

interface WriteRequest extends Written {
  readonly space: LiveSpace;
  /** The path in the environment. */
  readonly path: readonly string[];
}

/**
 * Changes the content model, locales and tags, as contentful-import does, and the fields of an entry. All else of entries and assets is
 * changed by `StandInSpace`. Source: Contentful, "Content Management API".
 */
export function answerWrite(request: WriteRequest): unknown {
  const { method, path, body } = request;
  const [name, id, more] = path;
  const route = [method, name, ...(id === undefined ? [] : ['<id>']), ...(more === undefined ? [] : [more])];
  switch (route.join(' ')) {
    case 'PUT content_types <id>':
      refuse(contentTypeFaults(body));
      return put(request, { part: 'contentTypes', id, type: 'ContentType' });
    case 'PUT content_types <id> published':
      return publishType(request, id);
    case 'PUT content_types <id> editor_interface':
      return putEditorInterface(request, id);
    case 'PUT entries <id>':
      return putEntry(request, id);
    case 'PUT tags <id>':
      return put(request, { part: 'tags', id, type: 'Tag' });
    case 'POST locales':
      return put(request, { part: 'locales', id: String(body['code']), type: 'Locale' });
    case 'PUT locales <id>':
      return put(request, { part: 'locales', id, type: 'Locale' });
    default:
      throw badRequest(
        'The stand-in takes fields of entries, content types, editor interfaces, locales and tags through HTTP.',
      );
  }
}

interface Target {
  readonly part: ModelPart;
  readonly id: string | undefined;
  readonly type: string;
}

function put({ space, body, version }: WriteRequest, { part, id = '', type }: Target): Resource {
  const { sys, ...members } = body;
  const known = space.part(part).get(id);
  refuseOld(known, version);
  const at = space.at();
  const links = { space: linkTo('Space', space.id), environment: linkTo('Environment', space.environment) };
  const resource: Resource = {
    ...members,
    sys:
      known === undefined
        ? { ...visibilityOf(sys), ...links, id, type, createdAt: at, updatedAt: at, version: 1 }
        : nextVersion(known.sys, at),
  };
  space.putPart(part, resource);
  return resource;
}

/** The one member of `sys` that a client decides: that of tags. */
const visibilityOf = (sys: unknown): object =>
  typeof sys === 'object' && sys !== null && 'visibility' in sys ? { visibility: sys.visibility } : {};

/** A type gets its editor interface when it is published first. */
function publishType({ space, version }: WriteRequest, id = ''): Resource {
  const known = space.part('contentTypes').get(id);
  if (known === undefined) throw notFound({ type: 'ContentType', id });
  refuseOld(known, version);
  const published = publishedItem(known, space.at());
  space.putPart('contentTypes', published);
  if (!space.part('editorInterfaces').has(id)) {
    const { space: ofSpace, environment } = published.sys;
    const sys = { id: 'default', type: 'EditorInterface', space: ofSpace, environment, version: 1 };
    const contentType = linkTo('ContentType', id);
    space.putPart('editorInterfaces', { sys: { ...sys, contentType }, controls: [] });
  }
  return published;
}

function putEditorInterface({ space, body, version }: WriteRequest, id = ''): Resource {
  const contentType = space.part('contentTypes').get(id);
  const known = space.part('editorInterfaces').get(id);
  if (contentType === undefined || known === undefined || !isPublished(contentType)) {
    throw notFound({ type: 'EditorInterface', id });
  }
  refuseOld(known, version);
  refuse(editorInterfaceFaults(body, contentType));
  const { sys: _sys, ...members } = body;
  const changed = { ...members, sys: nextVersion(known.sys, space.at()) };
  space.putPart('editorInterfaces', changed);
  return changed;
}

/** The entry is a draft, or has unpublished changes, until an editor publishes it. */
function putEntry({ space, body, version }: WriteRequest, id = ''): Resource {
  const known = space.item(id, 'Entry');
  if (known === undefined || id === '') throw notFound({ type: 'Entry', id });
  if (isArchived(known)) throw badRequest('Cannot update an archived entry.');
  refuseOld(known, version);
  const contentType = space.part('contentTypes').get(contentTypeOf(known) ?? '');
  const localeCodes = new Set([...space.part('locales').values()].map(({ code }) => String(code)));
  refuse(entryFaults(body, { contentType, localeCodes }));
  const { fields, metadata } = body;
  space.put({ sys: { id }, fields: isRecord(fields) ? fields : {}, metadata });
  return space.item(id, 'Entry') ?? known;
}

function refuseOld(known: Resource | undefined, version: number | undefined): void {
  if (known !== undefined && version !== versionOf(known)) throw versionMismatch();
}

function refuse(faults: readonly object[]): void {
  if (faults.length > 0) throw unprocessable(faults);
}
