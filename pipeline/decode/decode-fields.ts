import type { Field } from '../../schemas/fields/index.ts';
import { slugInPath } from '../../schemas/destination.ts';
import { prefixOf } from '../../schemas/routes.ts';
import { isRoutedType } from '../../schemas/urls.ts';
import { readAddress, type SiteAddress } from '../addresses/read-address.ts';
import { isUsable } from '../addresses/usable.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import type { Entry, TextSource } from '../entry.ts';
import type { ReadAs } from '../finding.ts';
import type { ReadType } from '../model/reading/reading.ts';
import { pathsIn, plainField } from '../model/sources/parsed-source.ts';
import { missingField } from '../rules/schema/missing-field.ts';
import { checkValue } from './check-value.ts';
import type { DecodeContext } from './decode-context.ts';
import type { RawItem } from './export/raw-export.ts';
import type { Found } from './sources/found.ts';
import { type ReadNotes, readNotes } from './sources/read-notes.ts';
import { isMarkdown, readSource } from './sources/read-source.ts';
import { otherLocales } from './values-in-locale.ts';

interface FieldsInput {
  readonly raw: RawItem;
  readonly read: ReadType;
  readonly context: Pick<
    DecodeContext,
    'locales' | 'model' | 'site' | 'prefixes' | 'items' | 'labels' | 'includes' | 'report'
  >;
}

/** The sound values by our field ids, the required fields without one, and the fields with a value of another type. */
type DecodedFields = Pick<
  Entry,
  'fields' | 'unsound' | 'fieldNames' | 'origins' | 'entriesRead' | 'assetsMissed'
> & {
  readonly refused: readonly string[];
};

/** The fields of an entry whose type is ours: values that do not fit are reported and left out. */
export function decodeFields(values: ReadonlyMap<string, unknown>, input: FieldsInput): DecodedFields {
  const { raw, read, context } = input;
  const fields: Record<string, unknown> = {};
  const unsound: string[] = [];
  const refused: string[] = [];
  const fieldNames = new Map<string, string>();
  const notes = readNotes(raw.sys.id);
  for (const [name, field] of Object.entries(read.definition.fields)) {
    const found = valueOf(name, field, { values, input, notes });
    if (read.named.has(name)) fieldNames.set(name, usualField(name, read));
    if (found === undefined) {
      if (!field.required) continue;
      unsound.push(name);
      reportMissing(usualField(name, read), input);
      continue;
    }
    const at = found.at ?? placeOfConstant(raw, name, read);
    notes.origin(at);
    if (at.entry !== raw.sys.id) fieldNames.set(name, at.path);
    else if (read.named.has(name)) fieldNames.set(name, at.field);
    const place = { entry: at.entry, field: [at.field] };
    const checked = checkValue(field, found.value, (each, occurrence) => {
      refused.push(name);
      context.report(each, {
        ...occurrence,
        at: { ...place, ...occurrence.at },
        readAs: readAs(name, input),
      });
    });
    if (field.required && !isSound(field, checked, context.site)) unsound.push(name);
    if (checked === undefined) continue;
    const kept = valueToKeep(checked, { name, field, found }, input);
    if (kept !== undefined) fields[name] = kept;
  }
  return { fields, unsound, refused, fieldNames, ...notes.noted() };
}

interface ValueInput {
  readonly values: ReadonlyMap<string, unknown>;
  readonly input: FieldsInput;
  readonly notes: ReadNotes;
}

/** A value of a field that the configuration does not name is not converted. */
function valueOf(name: string, field: Field, { values, input, notes }: ValueInput): Found | undefined {
  const { raw, read, context } = input;
  const source = read.sources.get(name);
  const own = plainField(source);
  const value = own === undefined ? undefined : values.get(own);
  const isNamed = source !== undefined && read.named.has(name);
  if (!isNamed && own !== undefined && value !== undefined) {
    const contentType = raw.sys.contentType?.sys.id ?? '';
    return { value, at: { path: own, entry: raw.sys.id, contentType, field: own } };
  }
  const asked = isNamed ? source : read.fallbacks.get(name);
  return asked && readSource(asked, { field, item: raw, context: { ...context, ...notes } });
}

/** Undefined for a type that no mapping reads. */
const readAs = (field: string, { raw, read: { mapping, place, named } }: FieldsInput): ReadAs | undefined =>
  mapping && { entry: raw.sys.id as EntryId, field, place, isNamed: named.has(field) };

/** The field of the space that editors fill in for a field of ours. */
function usualField(name: string, { sources }: ReadType): string {
  const source = sources.get(name);
  const [first] = source === undefined ? [] : pathsIn(source);
  return first?.path.steps[0] ?? name;
}

const placeOfConstant = ({ sys }: RawItem, name: string, read: ReadType) => {
  const field = usualField(name, read);
  return { path: field, entry: sys.id, field };
};

function reportMissing(field: string, { raw, context }: FieldsInput): void {
  const { locale } = context.locales;
  const others = otherLocales(raw, field);
  const advice =
    others.length === 0 ? undefined : `Fill in the field in ${locale} too, and publish the entry.`;
  const at = { entry: raw.sys.id, field: [field] };
  context.report(missingField, { at, detail: { field, locale, others }, advice });
}

/** An unusable address counts as missing. Rules report what is wrong with it. */
const isSound = (field: Field, value: unknown, site: SiteAddress): boolean =>
  field.kind === 'url' && typeof value === 'string'
    ? isUsable(readAddress(value, site), field.use)
    : value !== undefined;

interface Checked {
  readonly name: string;
  readonly field: Field;
  readonly found: Found;
}

/** A checked value as the entry has it. */
function valueToKeep(value: unknown, { name, field, found }: Checked, input: FieldsInput): unknown {
  const { id, named } = input.read;
  if (field.kind === 'richText') return textSource(value, found, input);
  const isPath = field.kind === 'slug' && typeof value === 'string' && named.has(name);
  return isPath && isRoutedType(id)
    ? slugInPath(value, prefixOf(id, input.context.prefixes)) || undefined
    : value;
}

/** A checked value of a rich text field: a document, or another space's texts that are mapped to it. */
function textSource(value: unknown, found: Found, { context }: FieldsInput): TextSource {
  if (typeof value !== 'string')
    return { format: 'document', document: value as { content: readonly unknown[] } }; // it was checked
  return { format: isMarkdown(found, { context }) ? 'markdown' : 'plain', text: value };
}
