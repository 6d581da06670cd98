import type { Field } from '../../schemas/fields/index.ts';
import { readAddress, type SiteAddress } from '../addresses/read-address.ts';
import { isUsable } from '../addresses/usable.ts';
import type { Entry, TextSource } from '../entry.ts';
import type { ReadType } from '../model/reading/reading.ts';
import { missingField } from '../rules/schema/missing-field.ts';
import { checkValue } from './check-value.ts';
import type { DecodeContext } from './decode-context.ts';
import type { RawItem } from './export/raw-export.ts';
import { otherLocales } from './values-in-locale.ts';

interface FieldsInput {
  readonly raw: RawItem;
  readonly read: ReadType;
  readonly context: Pick<DecodeContext, 'locales' | 'model' | 'site' | 'report'>;
}

/** The sound values by our field ids, the required fields without one, and the fields with a value of another type. */
type DecodedFields = Pick<Entry, 'fields' | 'unsound'> & { readonly refused: readonly string[] };

/** The fields of an entry whose type is ours: values that do not fit are reported and left out. */
export function decodeFields(values: ReadonlyMap<string, unknown>, input: FieldsInput): DecodedFields {
  const { raw, read, context } = input;
  const fields: Record<string, unknown> = {};
  const unsound: string[] = [];
  const refused: string[] = [];
  for (const [name, field] of Object.entries(read.definition.fields)) {
    const source = read.sources.get(name) ?? name;
    const value = read.sources.has(name) ? values.get(source) : undefined;
    if (value === undefined) {
      if (!field.required) continue;
      unsound.push(name);
      reportMissing(source, input);
      continue;
    }
    const place = { entry: raw.sys.id, field: [source] };
    const checked = checkValue(field, value, (each, occurrence) => {
      refused.push(name);
      context.report(each, { ...occurrence, at: { ...place, ...occurrence.at } });
    });
    if (field.required && !isSound(field, checked, context.site)) unsound.push(name);
    if (checked === undefined) continue;
    fields[name] = field.kind === 'richText' ? textSource(checked, source, input) : checked;
  }
  return { fields, unsound, refused };
}

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

/** A checked value of a rich text field: a document, or another space's Text field that is mapped to it. */
function textSource(value: unknown, field: string, { raw, context }: FieldsInput): TextSource {
  if (typeof value !== 'string')
    return { format: 'document', document: value as { content: readonly unknown[] } }; // it was checked
  const isMarkdown = context.model.isMarkdown(raw.sys.contentType?.sys.id ?? '', field);
  return { format: isMarkdown ? 'markdown' : 'plain', text: value };
}
