import type { ModelPart } from '../stand-in.ts';
import { contentTypeOf, type Resource } from './resource.ts';

type Parts<List> = Readonly<Record<ModelPart, List>>;

/** The parts of a space beside its entries and assets, to look up and to change. */
export const partsById = (parts: Parts<readonly Resource[]>): Parts<Map<string, Resource>> => ({
  contentTypes: byKey('contentTypes', parts),
  editorInterfaces: byKey('editorInterfaces', parts),
  locales: byKey('locales', parts),
  tags: byKey('tags', parts),
  webhooks: byKey('webhooks', parts),
  roles: byKey('roles', parts),
});

/** What a resource is found by: an editor interface has no id of its own, only its content type's. */
export const keyIn = (part: ModelPart, resource: Resource): string =>
  (part === 'editorInterfaces' ? contentTypeOf(resource) : undefined) ?? resource.sys.id;

const byKey = (part: ModelPart, parts: Parts<readonly Resource[]>): Map<string, Resource> =>
  new Map(parts[part].map((resource) => [keyIn(part, resource), resource]));
