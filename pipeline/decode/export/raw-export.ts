import * as z from 'zod';
import { isRecord } from '../../../schemas/base/is-record.ts';
import { failure, type Result, success } from '../../../schemas/base/result.ts';

const items = z.array(z.unknown()).default([]);

/** The lists of an export. Their items are parsed one by one. Source: contentful-export 7, "Output". */
const rawExport = z.looseObject({
  contentTypes: items,
  editorInterfaces: items,
  entries: items,
  assets: items,
  locales: items,
  /** Contentful's own tags and the concepts of its taxonomy. Few exports have them, so any value is taken: see `labels.ts`. */
  tags: z.unknown().optional(),
  concepts: z.unknown().optional(),
  taxonomy: z.unknown().optional(),
});
export type RawExport = z.output<typeof rawExport> & {
  /** The keys that the text has twice in one object. Parsing loses the first of them. */
  readonly repeatedKeys?: readonly RepeatedKey[];
};

/** A key that an object of a text has twice. */
export interface RepeatedKey {
  /** JSON pointer of what the key names. */
  readonly pointer: string;
  readonly key: string;
  /** The line of the second one, from 1. */
  readonly line: number;
}

const parts = ['contentTypes', 'editorInterfaces', 'entries', 'assets', 'locales'];

/** Checks whether a parsed JSON value is an export, or says why it is not. */
export function readExport(
  value: unknown,
  repeatedKeys: readonly RepeatedKey[] = [],
): Result<RawExport, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failure('it is not a JSON object');
  }
  if (Object.hasOwn(value, 'items') && Object.hasOwn(value, 'total')) {
    return failure('it is an answer of an API of Contentful, with a part of a space');
  }
  if (!parts.some((part) => Object.hasOwn(value, part))) {
    return failure(`it has none of the parts of a Contentful export (${parts.join(', ')})`);
  }
  const parsed = rawExport.safeParse(value);
  if (parsed.success) return success({ ...parsed.data, repeatedKeys });
  return failure(`its part "${parsed.error.issues[0]?.path.join('.')}" is not a list`);
}

const link = z.looseObject({ sys: z.looseObject({ id: z.string() }) });
const version = z.number().optional();

/** Ids become names of files and parts of addresses, where dots alone are folders. Source: Contentful, "Resource IDs". */
const id = z.string().regex(/^(?!\.{1,2}$)[\w.-]{1,64}$/u);

/** The kind of an item. Source: Contentful, "Common properties". */
const type = z.string().optional().catch(undefined);

const sys = z.looseObject({
  id,
  type,
  updatedAt: z.string().optional(),
  updatedBy: link.optional().catch(undefined),
  contentType: link.optional(),
  space: link.optional().catch(undefined),
  environment: link.optional().catch(undefined),
  version,
  publishedVersion: version,
  archivedVersion: version,
  archivedAt: z.string().optional(),
  /** The time of the entry's first publication. It can be a draft now. */
  publishedCounter: z.number().optional().catch(undefined),
  publishedAt: z.string().optional().catch(undefined),
  firstPublishedAt: z.string().optional().catch(undefined),
});
export type RawSys = z.output<typeof sys>;

/** Values by field, as they are: a field can have any name, `__proto__` too, which a schema of keys would lose. */
const fields = z.custom<Readonly<Record<string, unknown>>>(isRecord);

/** An entry or an asset: values by field, then by locale. */
export const rawItem = z.looseObject({ sys, fields: fields.default({}) });
export type RawItem = z.output<typeof rawItem>;

/** The members of an item that identify it. */
export const rawId = z.looseObject({ sys: z.looseObject({ id, type }) });

/** The members of a locale that identify it. */
export const rawCode = z.looseObject({ code: z.string().min(1) });

export const rawLocale = rawCode.extend({
  default: z.boolean().default(false),
  fallbackCode: z.string().nullish(),
});
export type RawLocale = z.output<typeof rawLocale>;

export const rawContentType = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  name: z.string().min(1).optional().catch(undefined),
  displayField: z.string().nullish(),
  fields: z
    .array(
      z.looseObject({ id: z.string(), type: z.string().optional(), localized: z.boolean().default(false) }),
    )
    .default([]),
});
export type RawContentType = z.output<typeof rawContentType>;

export const rawEditorInterface = z.looseObject({
  sys: z.looseObject({ contentType: link }),
  controls: z.array(z.looseObject({ fieldId: z.string(), widgetId: z.string().nullish() })).default([]),
});
