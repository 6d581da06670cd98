import type { Edit } from '../stand-in.ts';
import { type Item, linkTo, type Resource, type Sys } from './resource.ts';

/** The `sys` fields that Contentful updates after each action. Source: Contentful, "Determine entry and asset state". */
export function createdItem(
  edit: Edit,
  owner: { readonly id: string; readonly environment: string },
  at: string,
): Item {
  const isAsset = edit.sys.type === 'Asset';
  return {
    metadata: edit.metadata ?? { tags: [] },
    sys: {
      space: linkTo('Space', owner.id),
      id: edit.sys.id,
      type: isAsset ? 'Asset' : 'Entry',
      createdAt: at,
      updatedAt: at,
      environment: linkTo('Environment', owner.environment),
      publishedCounter: 0,
      version: 1,
      ...(!isAsset && { automationTags: [], contentType: edit.sys.contentType }),
    },
    fields: edit.fields,
  };
}

export const editedItem = (item: Item, edit: Edit, at: string): Item => ({
  ...item,
  metadata: edit.metadata ?? item['metadata'],
  sys: nextVersion(item.sys, at),
  fields: edit.fields,
});

export const publishedItem = <Kind extends Resource>(item: Kind, at: string): Kind => ({
  ...item,
  sys: {
    ...nextVersion(item.sys, at),
    publishedVersion: versionOf(item),
    publishedAt: at,
    firstPublishedAt: item.sys['firstPublishedAt'] ?? at,
    publishedCounter: publishedCount(item) + 1,
  },
});

export function unpublishedItem(item: Item, at: string): Item {
  const { publishedVersion: _version, publishedAt: _at, publishedBy: _by, ...sys } = item.sys;
  return { ...item, sys: nextVersion({ ...sys, id: item.sys.id }, at) };
}

export const archivedItem = (item: Item, at: string): Item => ({
  ...item,
  sys: { ...nextVersion(item.sys, at), archivedVersion: versionOf(item), archivedAt: at },
});

export function unarchivedItem(item: Item, at: string): Item {
  const { archivedVersion: _version, archivedAt: _at, archivedBy: _by, ...sys } = item.sys;
  return { ...item, sys: nextVersion({ ...sys, id: item.sys.id }, at) };
}

/** How often it was published. Items of the delivery API have revisions instead. */
export function publishedCount({ sys }: Resource): number {
  const count = sys['publishedCounter'] ?? sys['revision'];
  return typeof count === 'number' ? count : 0;
}

export const nextVersion = (sys: Sys, at: string): Sys => ({
  ...sys,
  version: versionOf({ sys }) + 1,
  updatedAt: at,
});

/** An item of the delivery API has no version and counts as just published. */
export const versionOf = ({ sys }: Resource): number =>
  typeof sys['version'] === 'number' ? sys['version'] : 2;
