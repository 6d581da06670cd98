import { isRecord } from '../../../schemas/base/is-record.ts';
import { type Resource } from './resource.ts';
import { isPublished } from './state.ts';
import { publishedCount } from './versions.ts';

/** The published content types, without properties for editors only. */
export const deliveredContentTypes = (contentTypes: Iterable<Resource>): readonly Resource[] =>
  [...contentTypes].filter((each) => isPublished(each)).map((each) => deliveredContentType(each));

const deliveredContentType = (contentType: Resource): Resource => ({
  sys: {
    ...bareSys(contentType),
    createdAt: contentType.sys['createdAt'],
    updatedAt: contentType.sys['publishedAt'] ?? contentType.sys['updatedAt'],
    publishedVersion: contentType.sys['publishedVersion'],
    revision: Math.max(1, publishedCount(contentType)),
  },
  name: contentType['name'],
  description: contentType['description'],
  displayField: contentType['displayField'],
  fields: fieldsOf(contentType)
    .filter(({ deleted }) => deleted !== true)
    .map(({ validations: _validations, defaultValue: _value, ...field }) => field),
});

/** The fields that a content type omits from responses. */
export const omittedFields = (contentType: Resource): ReadonlySet<string> =>
  new Set(fieldsOf(contentType).flatMap(({ id, omitted }) => (omitted === true ? String(id) : [])));

export const localizedFields = (contentType: Resource): ReadonlySet<string> =>
  new Set(fieldsOf(contentType).flatMap(({ id, localized }) => (localized === true ? String(id) : [])));

export const deliveredLocales = (locales: Iterable<Resource>): readonly Resource[] =>
  [...locales]
    .filter(({ contentDeliveryApi }) => contentDeliveryApi !== false)
    .map(({ sys, ...locale }) => ({
      code: locale['code'],
      name: locale['name'],
      default: locale['default'] === true,
      fallbackCode: locale['fallbackCode'] ?? null,
      sys: { id: sys.id, type: 'Locale', version: sys['version'] },
    }));

export const isPrivateTag = ({ sys }: Resource): boolean => sys['visibility'] === 'private';

function bareSys({ sys: { space, id, type, environment } }: Resource): Resource['sys'] {
  return { space, id, type, environment };
}

const fieldsOf = ({ fields }: Resource): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(fields) ? fields.filter((field: unknown) => isRecord(field)) : [];
