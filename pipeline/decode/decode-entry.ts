import { fieldNotRead } from '../causes.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import type { Entry } from '../entry.ts';
import { plainField } from '../model/sources/parsed-source.ts';
import type { ReadType } from '../model/reading/type-reading.ts';
import { nearest } from '../nearest.ts';
import { shortened } from '../rules/words.ts';
import type { Report } from '../finding.ts';
import { invalidValue } from '../rules/schema/invalid-value.ts';
import { missingField } from '../rules/schema/missing-field.ts';
import { unknownField } from '../rules/schema/unknown-field.ts';
import { checkAnyValues } from './texts/check-any-values.ts';
import type { ContentModel } from './content-model.ts';
import { decodeFields } from './decode-fields.ts';
import { isDate } from './texts/read-date.ts';
import type { DecodeContext } from './decode-context.ts';
import { otherEntry } from './other-entry.ts';
import type { RawItem } from './export/raw-export.ts';
import { movedFields } from './report-renamed-fields.ts';
import { holds } from './sources/holds.ts';
import { stateOf, wasPublished } from './state.ts';
import { valuesInLocale } from './values-in-locale.ts';

/** One entry in one locale: values that do not fit are reported and left out. */
export function decodeEntry(raw: RawItem, context: DecodeContext): Entry {
  const contentType = raw.sys.contentType?.sys.id ?? '';
  const state = stateOf(raw.sys);
  const how = context.reading.ofEntry(contentType, (when) => holds(when, raw, context));
  const isOff = how.kind === 'off' || how.kind === 'unmatched';
  const report: Report = context.includes(state) && !isOff ? context.report : () => {};
  const read = how.kind === 'read' ? how : undefined;
  const { values, borrowed, standIns } = valuesInLocale(raw, { ...context, report });
  const { locale, defaultLocale } = context.locales;
  const own = [...values.keys()].filter((field) => !borrowed.has(field));
  const isUntranslated = locale !== defaultLocale && own.every((field) => isSlug(field, read));
  const about: About = {
    id: raw.sys.id as EntryId,
    contentType,
    typeName: context.model.typeName(contentType),
    state,
    updatedAt: readUpdatedAt(raw, report),
    changedBy: raw.sys.updatedBy?.sys.id,
    fieldNames: new Map(),
    dates: checkAnyValues(values, { raw, read, model: context.model, report }),
    unmapped: new Map(),
    wasPublished: wasPublished(raw.sys),
    firstPublishedAt: firstPublication(raw.sys),
    ...(isOff && { isSwitchedOff: true }),
    ...(borrowed.size > 0 && { borrowed, standIns }),
    ...(isUntranslated && { isUntranslated }),
  };
  if (isOff) return unseenEntry(about, values, context.model);
  if (how.kind !== 'read') return { ...about, ...otherEntry(values, contentType, context.model) };
  // what is missing in a locale that the entry is not translated to is no fault of a field
  const isReportedHere = !isUntranslated || !isOneOfSeveral(context);
  const decoded = decodeFields(values, {
    raw,
    read: how,
    context: { ...context, report: isReportedHere ? report : withoutMissing(report) },
  });
  if (how.mapping === undefined) reportUnknownFields(raw, how, report);
  const elsewhere = context.reading.readElsewhere(contentType);
  const isShown = (field: string): boolean => how.used.has(field) || elsewhere.has(field);
  const unshown = new Set([...values.keys()].filter((field) => !isShown(field)));
  const { refused, ...sound } = decoded;
  return {
    ...about,
    type: how.id,
    title: titleOf(sound.fields, how.definition.titleField),
    ...sound,
    unmapped: how.mapping === undefined ? new Map() : unmappedValues(values, unshown, { raw, read: how }),
    ...(unshown.size > 0 && { unshown }),
    ...(refused.length > 0 && { refused }),
  };
}

/** An address alone is no translation. */
const isSlug = (field: string, read: ReadType | undefined): boolean =>
  read !== undefined &&
  Object.entries(read.definition.fields).some(
    ([name, { kind }]) => kind === 'slug' && plainField(read.sources.get(name)) === field,
  );

const isOneOfSeveral = ({ site: { locales = [] } }: DecodeContext): boolean =>
  (locales[0]?.among ?? locales).length > 1;

const withoutMissing =
  (report: Report): Report =>
  (problem, occurrence) => {
    if (problem.id !== missingField.id) report(problem, occurrence);
  };

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

/** The values of a mapped type that nothing shows, without those that the configuration ignores or another finding names. */
function unmappedValues(
  values: ReadonlyMap<string, unknown>,
  unshown: ReadonlySet<string>,
  { raw, read }: { readonly raw: RawItem; readonly read: ReadType },
): Map<string, unknown> {
  const named = renamedFieldsOf(raw, read);
  return new Map(
    [...values].filter(([field]) => unshown.has(field) && !read.ignored.has(field) && !named.includes(field)),
  );
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
      cause: fieldNotRead(raw.sys.contentType?.sys.id ?? definition.id, field),
    });
  }
}
