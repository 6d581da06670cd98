import { isRecord } from '../../../schemas/base/is-record.ts';
import { contentTypeOf, type Item, type Resource } from './resource.ts';
import { isPublished } from './state.ts';
import { publishedCount } from './versions.ts';

/** The settings that decide how items are delivered. */
export interface Delivery {
  readonly localeCodes: ReadonlySet<string>;
  /** Private tags. */
  readonly privateTags: ReadonlySet<string>;
  /** By content type, the fields that are omitted from responses. */
  readonly omitted: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A published item in all locales, as in the delivery API. */
export const delivered = (item: Item, delivery: Delivery): Item => ({
  metadata: metadataOf(item, delivery),
  sys: {
    ...commonSys(item),
    createdAt: item.sys['firstPublishedAt'] ?? item.sys['createdAt'],
    updatedAt: item.sys['publishedAt'] ?? item.sys['updatedAt'],
    publishedVersion: item.sys['publishedVersion'],
    revision: Math.max(1, publishedCount(item)),
  },
  fields: fieldsOf(item, delivery),
});

/** A current item in all locales, as in the preview API. */
export const previewed = (item: Item, delivery: Delivery): Item => ({
  metadata: metadataOf(item, delivery),
  sys: {
    ...commonSys(item),
    createdAt: item.sys['createdAt'],
    updatedAt: item.sys['updatedAt'],
    ...(isPublished(item) && {
      firstPublishedAt: item.sys['firstPublishedAt'],
      publishedAt: item.sys['publishedAt'],
      publishedVersion: item.sys['publishedVersion'],
    }),
    revision: publishedCount(item),
  },
  fields: fieldsOf(item, delivery),
});

function commonSys({ sys: { space, id, type, environment, contentType } }: Item): Item['sys'] {
  return { space, id, type, environment, ...(contentType !== undefined && { contentType }) };
}

function metadataOf({ metadata }: Resource, { privateTags }: Delivery): object {
  const { tags, concepts } = isRecord(metadata) ? metadata : {};
  const isPublic = (tag: unknown) =>
    !(isRecord(tag) && isRecord(tag['sys']) && privateTags.has(String(tag['sys']['id'])));
  return {
    tags: Array.isArray(tags) ? tags.filter((tag: unknown) => isPublic(tag)) : [],
    concepts: Array.isArray(concepts) ? concepts : [],
  };
}

function fieldsOf(item: Item, { localeCodes, omitted }: Delivery): Item['fields'] {
  const left = omitted.get(contentTypeOf(item) ?? '');
  const fields = Object.entries(item.fields).flatMap(([id, value]) => {
    if (left?.has(id) === true) return [];
    if (!isRecord(value)) return [[id, value] as const];
    const values = Object.entries(value).filter(([code]) => localeCodes.has(code));
    return values.length === 0 ? [] : [[id, Object.fromEntries(values)] as const];
  });
  return Object.fromEntries(fields);
}
