import type { ModelPart } from '../stand-in.ts';
import { contentTypeOf, type Resource } from './resource.ts';

type Parts<List> = Readonly<Record<ModelPart, List>>;

/** The parts of a space besides entries and assets, for lookup and change. */
export const partsById = (parts: Parts<readonly Resource[]>): Parts<Map<string, Resource>> => ({
  contentTypes: byKey('contentTypes', parts),
  editorInterfaces: byKey('editorInterfaces', parts),
  locales: byKey('locales', parts),
  tags: byKey('tags', parts),
  webhooks: byKey('webhooks', parts),
  roles: byKey('roles', parts),
  releases: byKey('releases', parts),
  scheduledActions: byKey('scheduledActions', parts),
  concepts: byKey('concepts', parts),
  conceptSchemes: byKey('conceptSchemes', parts),
});

/** The key of a resource. An editor interface has no id of its own, so it is that of its content type. */
export const keyIn = (part: ModelPart, resource: Resource): string =>
  (part === 'editorInterfaces' ? contentTypeOf(resource) : undefined) ?? resource.sys.id;

const byKey = (part: ModelPart, parts: Parts<readonly Resource[]>): Map<string, Resource> =>
  new Map(parts[part].map((resource) => [keyIn(part, resource), resource]));
