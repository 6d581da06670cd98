import type { EntryId } from '../../schemas/base/ids.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes, isContentTypeId } from '../../schemas/content/index.ts';
import type { Entry, EntryState } from '../entry.ts';
import { nearest } from '../nearest.ts';
import type { Report } from '../problem.ts';
import { missingField } from '../rules/schema/missing-field.ts';
import { unknownField } from '../rules/schema/unknown-field.ts';
import { unknownType } from '../rules/schema/unknown-type.ts';
import type { ContentModel } from './content-model.ts';
import { checkValue } from './check-value.ts';
import { checkAnyValues } from './check-any-values.ts';
import type { Locales } from './locales.ts';
import type { RawItem } from './raw-export.ts';
import { stateOf, wasPublished } from './state.ts';
import { textSource } from './text-source.ts';
import { readUpdatedAt } from './updated-at.ts';
import { otherLocales, valuesInLocale } from './values-in-locale.ts';

export interface DecodeContext {
  readonly locales: Locales;
  readonly model: ContentModel;
  /** The space's content type to ours, with our field ids to the space's. */
  readonly mapping: Readonly<
    Record<string, { readonly as: string; readonly fields: Readonly<Record<string, string>> }>
  >;
  /** Whether entries in a state are taken: only those are reported on. */
  takes(state: EntryState): boolean;
  readonly report: Report;
}

/** One entry in one locale: values that do not fit are reported and left out. */
export function decodeEntry(raw: RawItem, context: DecodeContext): Entry {
  const contentType = raw.sys.contentType?.sys.id ?? '';
  const state = stateOf(raw.sys);
  const report: Report = context.takes(state) ? context.report : () => {};
  const mapped = Object.hasOwn(context.mapping, contentType) ? context.mapping[contentType] : undefined;
  const type = mapped?.as ?? contentType;
  const definition: ContentTypeDefinition | undefined = isContentTypeId(type)
    ? contentTypes[type]
    : undefined;
  const fieldNames = new Map(definition && Object.entries(mapped?.fields ?? {}));
  const values = valuesInLocale(raw, { ...context, report });
  const about: About = {
    id: raw.sys.id as EntryId,
    contentType,
    state,
    updatedAt: readUpdatedAt(raw, report),
    changedBy: raw.sys.updatedBy?.sys.id,
    fieldNames,
    dates: checkAnyValues(values, { raw, definition, fieldNames, model: context.model, report }),
    wasPublished: wasPublished(raw.sys),
  };
  if (definition === undefined) return unknownEntry(about, values, { ...context, report });

  const fields: Record<string, unknown> = {};
  const unsound: string[] = [];
  for (const [name, field] of Object.entries(definition.fields)) {
    const source = fieldNames.get(name) ?? name;
    const place = { entry: about.id, field: [source] };
    const value = values.get(source);
    if (value === undefined) {
      if (field.required) {
        unsound.push(name);
        const { locale } = context.locales;
        const others = otherLocales(raw, source, context.locales);
        const advice =
          others.length === 0 ? undefined : `Fill in the field in ${locale} too, and publish the entry.`;
        report(missingField, { at: place, detail: { field: source, locale, others }, advice });
      }
      continue;
    }
    const checked = checkValue(field, value, (each, occurrence) =>
      report(each, { ...occurrence, at: { ...place, ...occurrence.at } }),
    );
    if (checked === undefined) {
      if (field.required) unsound.push(name);
    } else {
      fields[name] =
        field.kind === 'richText'
          ? textSource(checked, context.model.isMarkdown(contentType, source))
          : checked;
    }
  }
  if (mapped === undefined) reportUnknownFields(raw, definition, report);
  return {
    ...about,
    type: definition.id as ContentTypeId,
    title: titleOf(fields, definition.titleField),
    fields,
    unsound,
  };
}

type About = Omit<Entry, 'type' | 'title' | 'fields' | 'unsound'>;

/** An entry of a type that is not ours keeps its values as they are: the generic rules look at them. */
function unknownEntry(
  about: About,
  values: ReadonlyMap<string, unknown>,
  { model, report }: DecodeContext,
): Entry {
  const { id, contentType } = about;
  const suggestion = nearest(contentType, Object.keys(contentTypes));
  report(unknownType, { at: { entry: id }, detail: { contentType }, target: contentType, suggestion });
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
  return typeof title === 'string' ? title.trim() : undefined;
}

function reportUnknownFields(raw: RawItem, definition: ContentTypeDefinition, report: Report): void {
  const known = Object.keys(definition.fields);
  for (const field of Object.keys(raw.fields)) {
    if (Object.hasOwn(definition.fields, field)) continue;
    const at = { entry: raw.sys.id, field: [field] };
    report(unknownField, {
      at,
      detail: { field, contentType: definition.id },
      suggestion: nearest(field, known),
    });
  }
}
