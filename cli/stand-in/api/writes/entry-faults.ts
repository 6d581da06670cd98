import * as z from 'zod';
import { isRecord } from '../../../../schemas/base/is-record.ts';
import type { Resource } from '../../space/resource.ts';

interface Model {
  readonly contentType: Resource | undefined;
  readonly localeCodes: ReadonlySet<string>;
}

/**
 * Why Contentful refuses the fields of an entry: a field or a locale that does not exist, or a value of another type. What is required
 * is asked only when an entry is published. Source: Contentful, "Entries", "Errors".
 */
export function entryFaults(
  { fields = {} }: Readonly<Record<string, unknown>>,
  { contentType, localeCodes }: Model,
): readonly object[] {
  if (!isRecord(fields)) return [typeFault('Object', ['fields'], fields)];
  const types = fieldTypes.safeParse(contentType).data;
  if (types === undefined) return []; // an export without its content model
  return Object.entries(fields).flatMap(([id, byLocale]) => {
    const field = types.get(id);
    if (field === undefined) return [{ name: 'unknown', path: ['fields', id] }];
    if (!isRecord(byLocale)) return [typeFault('Object', ['fields', id], byLocale)];
    return Object.entries(byLocale).flatMap(([locale, value]) => {
      const path = ['fields', id, locale];
      if (!localeCodes.has(locale)) return [{ name: 'unknown', path }];
      return value === null || fits(value, field) ? [] : [typeFault(field.type, path, value)];
    });
  });
}

const typeFault = (type: string, path: readonly string[], value: unknown): object => ({
  name: 'type',
  type,
  details: `The type of "${path.at(-1)}" is incorrect, expected type: ${type}`,
  path,
  value,
});

const fieldType = z.looseObject({
  type: z.string(),
  linkType: z.string().optional(),
  items: z.looseObject({ type: z.string(), linkType: z.string().optional() }).optional(),
});

const fieldTypes = z
  .looseObject({ fields: z.array(z.intersection(z.looseObject({ id: z.string() }), fieldType)) })
  .transform(({ fields }) => new Map(fields.map((field) => [field.id, field])));

const fits = (value: unknown, { type, linkType, items }: z.infer<typeof fieldType>): boolean => {
  if (type === 'Array')
    return Array.isArray(value) && value.every((item) => items === undefined || fits(item, items));
  const schema = type === 'Link' ? linkOf(linkType) : values.get(type);
  return schema === undefined || schema.safeParse(value).success;
};

const linkOf = (linkType = 'Entry') =>
  z.looseObject({
    sys: z.looseObject({ type: z.literal('Link'), linkType: z.literal(linkType), id: z.string() }),
  });

/** The values of each type of field. Source: Contentful, "Data model", "Technical limits". */
const values: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['Symbol', z.string().max(256)],
  ['Text', z.string().max(50_000)],
  ['Integer', z.int()],
  ['Number', z.number()],
  ['Boolean', z.boolean()],
  ['Date', z.string().regex(/^\d{4}-\d{2}-\d{2}/u)],
  ['Location', z.looseObject({ lat: z.number(), lon: z.number() })],
  ['Object', z.union([z.looseObject({}), z.array(z.unknown())])],
  ['RichText', z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) })],
]);
