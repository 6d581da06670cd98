import type { EntryId } from '../../schemas/base/ids.ts';
import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { Entry } from '../entry.ts';
import type { ReadType } from '../model/reading/reading.ts';
import { nearest } from '../nearest.ts';
import { shortened } from '../rules/words.ts';
import type { Report } from '../finding.ts';
import { invalidValue } from '../rules/schema/invalid-value.ts';
import { unknownField } from '../rules/schema/unknown-field.ts';
import { unknownType } from '../rules/schema/unknown-type.ts';
import { checkAnyValues } from './texts/check-any-values.ts';
import type { ContentModel } from './content-model.ts';
import { decodeFields } from './decode-fields.ts';
import { isDate } from './texts/read-date.ts';
import type { DecodeContext } from './decode-context.ts';
import { otherEntry } from './other-entry.ts';
import type { RawItem } from './export/raw-export.ts';
import { movedFields } from './report-renamed-fields.ts';
import { stateOf, wasPublished } from './state.ts';
import { valuesInLocale } from './values-in-locale.ts';

/** One entry in one locale: values that do not fit are reported and left out. */
export function decodeEntry(raw: RawItem, context: DecodeContext): Entry {
  const contentType = raw.sys.contentType?.sys.id ?? '';
  const state = stateOf(raw.sys);
  const how = context.reading.of(contentType);
  const isReported = context.includes(state) && how.kind !== 'off';
  const report: Report = isReported ? context.report : () => {};
  const read = how.kind === 'read' ? how : undefined;
  const values = valuesInLocale(raw, { ...context, report });
  const about: About = {
    id: raw.sys.id as EntryId,
    contentType,
    state,
    updatedAt: readUpdatedAt(raw, report),
    changedBy: raw.sys.updatedBy?.sys.id,
    fieldNames: read?.fieldNames ?? new Map(),
    dates: checkAnyValues(values, { raw, read, model: context.model, report }),
    unmapped: read?.isMapped ? unmappedValues(values, raw, read) : new Map(),
    wasPublished: wasPublished(raw.sys),
    firstPublishedAt: firstPublication(raw.sys),
  };
  if (how.kind === 'off') return unseenEntry(about, values, context.model);
  if (how.kind !== 'read') {
    reportUnknownType(about, how.kind === 'namesake', report);
    return { ...about, ...otherEntry(values, contentType, context.model) };
  }
  const decoded = decodeFields(values, { raw, read: how, context: { ...context, report } });
  if (!how.isMapped) reportUnknownFields(raw, how, report);
  const { refused, ...sound } = decoded;
  return {
    ...about,
    type: how.id,
    title: titleOf(sound.fields, how.definition.titleField),
    ...sound,
    ...(refused.length > 0 && { refused }),
  };
}

/** The time of an entry's last change. Undefined if it is no date. Reports every invalid date of the entry. */
function readUpdatedAt({ sys }: RawItem, report: Report): string | undefined {
  for (const name of changeDates) {
    const value: unknown = sys[name];
    if (typeof value !== 'string' || isDate(value)) continue;
    const fault = `"sys.${name}" is "${shortened(value)}", which is not a date such as 2026-03-30T16:00:00.000Z`;
    report(invalidValue, { at: { entry: sys.id }, detail: { fault }, target: name, advice: exportAgain });
  }
  return sys.updatedAt !== undefined && isDate(sys.updatedAt) ? sys.updatedAt : undefined;
}

/** When an entry was published first, else when it was made. Undefined where the export does not say it, or no date. */
const firstPublication = ({ firstPublishedAt, createdAt }: RawItem['sys']): string | undefined =>
  [firstPublishedAt, createdAt].find((each): each is string => typeof each === 'string' && isDate(each));

/** Source: Contentful, "Common properties". */
const changeDates = ['updatedAt', 'createdAt', 'publishedAt', 'firstPublishedAt'] as const;

const exportAgain =
  'Export the space again: Contentful writes this date itself, and nobody can edit it there, so the file was changed after the export.';

type About = Omit<Entry, 'type' | 'title' | 'fields' | 'unsound' | 'refused'>;

/** Fields that `schema/renamed-field` reports once for all entries. */
const renamedFieldsOf = (raw: RawItem, read: ReadType): readonly string[] =>
  read.renamed.size === 0 ? [] : [...movedFields(raw, read).values()].flat();

/** The values of a mapped type that no field of ours is read from. */
function unmappedValues(
  values: ReadonlyMap<string, unknown>,
  raw: RawItem,
  read: ReadType,
): Map<string, unknown> {
  const { sources, ignored } = read;
  const used = new Set([...sources.values(), ...renamedFieldsOf(raw, read)]);
  return new Map([...values].filter(([field]) => !used.has(field) && !ignored.has(field)));
}

/** Tells of an entry of a type that is neither ours nor mapped to one of ours. */
function reportUnknownType({ id, contentType }: About, isNamesake: boolean, report: Report): void {
  report(unknownType, {
    at: { entry: id },
    detail: { contentType, isNamesake },
    target: contentType,
    suggestion: isNamesake ? undefined : nearest(contentType, Object.keys(contentTypes)),
  });
}

/** An entry of a type that is switched off: nobody sees it. */
function unseenEntry(about: About, values: ReadonlyMap<string, unknown>, model: ContentModel): Entry {
  const fields = Object.fromEntries(values); // not by assignment: a field can be called __proto__
  const title = titleOf(fields, model.displayField(about.contentType));
  return { ...about, type: undefined, title, fields, unsound: [] };
}

function titleOf(
  fields: Readonly<Record<string, unknown>>,
  titleField: string | undefined,
): string | undefined {
  const title = titleField === undefined ? undefined : fields[titleField];
  return typeof title === 'string' && isSeenText(title) ? title.trim() : undefined;
}

function reportUnknownFields(raw: RawItem, read: ReadType, report: Report): void {
  const { definition } = read;
  const reportedOnce = renamedFieldsOf(raw, read);
  const known = Object.keys(definition.fields);
  for (const field of Object.keys(raw.fields)) {
    if (Object.hasOwn(definition.fields, field) || reportedOnce.includes(field)) continue;
    const at = { entry: raw.sys.id, field: [field] };
    report(unknownField, {
      at,
      detail: { field, contentType: definition.id },
      suggestion: nearest(field, known),
    });
  }
}
