import type { EntryId } from '../../schemas/base/ids.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes, isContentTypeId } from '../../schemas/content/index.ts';
import type { Entry, EntryState } from '../entry.ts';
import { nearest } from '../nearest.ts';
import type { Report } from '../problem.ts';
import { missingField } from '../rules/schema/missing-field.ts';
import { unknownField } from '../rules/schema/unknown-field.ts';
import { unknownType } from '../rules/schema/unknown-type.ts';
import { wrongType } from '../rules/schema/wrong-type.ts';
import type { ContentModel } from './content-model.ts';
import { checkValue } from './check-value.ts';
import { type Locales, pickLocale } from './locales.ts';
import type { RawItem } from './raw-export.ts';
import { stateOf } from './state.ts';
import { textSource } from './text-source.ts';

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
  const about = { id: raw.sys.id as EntryId, contentType, state, updatedAt: raw.sys.updatedAt };
  if (!isContentTypeId(type)) return decodeUnknown(raw, about, { ...context, report });

  const definition: ContentTypeDefinition = contentTypes[type];
  const fieldNames = new Map(Object.entries(mapped?.fields ?? {}));
  const fields: Record<string, unknown> = {};
  const unsound: string[] = [];
  for (const [name, field] of Object.entries(definition.fields)) {
    const source = fieldNames.get(name) ?? name;
    const place = { entry: about.id, field: [source] };
    const value = valueOf(raw, contentType, source, context);
    if (value === undefined) {
      if (field.required) {
        unsound.push(name);
        report(missingField, { at: place, detail: { field: source } });
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
  return { ...about, type, title: titleOf(fields, definition.titleField), fields, fieldNames, unsound };
}

type About = Pick<Entry, 'id' | 'contentType' | 'state' | 'updatedAt'>;

/** An entry of a type that is not ours keeps its values as they are: the generic rules look at them. */
function decodeUnknown(raw: RawItem, about: About, context: DecodeContext): Entry {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(raw.fields)) {
    const value = valueOf(raw, about.contentType, name, context);
    if (value !== undefined) fields[name] = value;
  }
  const detail = { contentType: about.contentType };
  const suggestion = nearest(about.contentType, Object.keys(contentTypes));
  context.report(unknownType, { at: { entry: about.id }, detail, target: about.contentType, suggestion });
  const title = titleOf(fields, context.model.displayField(about.contentType));
  return { ...about, type: undefined, title, fields, fieldNames: new Map(), unsound: [] };
}

/** The value in the locale, undefined where there is none. */
function valueOf(raw: RawItem, contentType: string, field: string, context: DecodeContext): unknown {
  const values = Object.hasOwn(raw.fields, field) ? raw.fields[field] : undefined;
  if (values === undefined || values === null) return undefined;
  if (typeof values === 'object' && !Array.isArray(values)) {
    return pickLocale(
      values as Record<string, unknown>,
      context.locales,
      context.model.isLocalized(contentType, field),
    );
  }
  const detail = { expected: 'an object with a value for each locale', actual: values };
  context.report(wrongType, { at: { entry: raw.sys.id, field: [field] }, detail });
  return undefined;
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
