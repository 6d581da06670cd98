import type { EntryId } from '../../schemas/base/ids.ts';
import { isSeenText } from '../../schemas/base/seen-text.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { Field } from '../../schemas/fields/index.ts';
import { readAddress, type SiteAddress } from '../addresses/read-address.ts';
import { isUsable } from '../addresses/usable.ts';
import type { Entry } from '../entry.ts';
import type { ReadType } from '../model/reading.ts';
import { nearest } from '../nearest.ts';
import type { Report } from '../finding.ts';
import { missingField } from '../rules/schema/missing-field.ts';
import { unknownField } from '../rules/schema/unknown-field.ts';
import { unknownType } from '../rules/schema/unknown-type.ts';
import { checkValue } from './check-value.ts';
import { checkAnyValues } from './check-any-values.ts';
import type { DecodeContext } from './decode-context.ts';
import type { RawItem } from './raw-export.ts';
import { movedFields } from './report-renamed-fields.ts';
import { stateOf, wasPublished } from './state.ts';
import { textSource } from './text-source.ts';
import { readUpdatedAt } from './updated-at.ts';
import { otherLocales, valuesInLocale } from './values-in-locale.ts';

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
  };
  if (how.kind !== 'read') {
    return unknownEntry(about, values, { ...context, isNamesake: how.kind === 'namesake', report });
  }
  const { definition } = how;
  const fields: Record<string, unknown> = {};
  const unsound: string[] = [];
  const refused: string[] = [];
  for (const [name, field] of Object.entries(definition.fields)) {
    const source = how.sources.get(name) ?? name;
    const place = { entry: about.id, field: [source] };
    const value = how.sources.has(name) ? values.get(source) : undefined;
    if (value === undefined) {
      if (field.required) {
        unsound.push(name);
        const { locale } = context.locales;
        const others = otherLocales(raw, source);
        const advice =
          others.length === 0 ? undefined : `Fill in the field in ${locale} too, and publish the entry.`;
        report(missingField, { at: place, detail: { field: source, locale, others }, advice });
      }
      continue;
    }
    const checked = checkValue(field, value, (each, occurrence) => {
      refused.push(name);
      report(each, { ...occurrence, at: { ...place, ...occurrence.at } });
    });
    if (field.required && !isSound(field, checked, context.site)) unsound.push(name);
    if (checked !== undefined) {
      fields[name] =
        field.kind === 'richText'
          ? textSource(checked, context.model.isMarkdown(contentType, source))
          : checked;
    }
  }
  if (!how.isMapped) reportUnknownFields(raw, how, report);
  return {
    ...about,
    type: how.id,
    title: titleOf(fields, definition.titleField),
    fields,
    unsound,
    ...(refused.length > 0 && { refused }),
  };
}

/** An address that no page can use is as good as none; rules say what is wrong with it. */
const isSound = (field: Field, value: unknown, site: SiteAddress): boolean =>
  field.kind === 'url' && typeof value === 'string'
    ? isUsable(readAddress(value, site), field.use)
    : value !== undefined;

type About = Omit<Entry, 'type' | 'title' | 'fields' | 'unsound' | 'refused'>;

/** Fields that `schema/renamed-field` reports once for all entries. */
const renamedFieldsOf = (raw: RawItem, read: ReadType): readonly string[] =>
  read.renamed.size === 0 ? [] : [...movedFields(raw, read).values()].flat();

/** The values of a mapped type that no field of ours takes. */
function unmappedValues(
  values: ReadonlyMap<string, unknown>,
  raw: RawItem,
  read: ReadType,
): Map<string, unknown> {
  const { sources, ignored } = read;
  const taken = new Set([...sources.values(), ...renamedFieldsOf(raw, read)]);
  return new Map([...values].filter(([field]) => !taken.has(field) && !ignored.has(field)));
}

/** An entry of a type that is not ours keeps its values as they are: the generic rules look at them. */
function unknownEntry(
  about: About,
  values: ReadonlyMap<string, unknown>,
  { model, report, isNamesake }: DecodeContext & { readonly isNamesake: boolean },
): Entry {
  const { id, contentType } = about;
  report(unknownType, {
    at: { entry: id },
    detail: { contentType, isNamesake },
    target: contentType,
    suggestion: isNamesake ? undefined : nearest(contentType, Object.keys(contentTypes)),
  });
  // not by assignment: a field can be called __proto__
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(values);
  return {
    ...about,
    type: undefined,
    title: titleOf(fields, model.displayField(contentType)),
    fields,
    unsound: [],
  };
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
