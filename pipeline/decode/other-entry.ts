import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import { isRecord } from '../../schemas/base/is-record.ts';
import { assetLinkValue, entryLinkValue } from '../../schemas/fields/link-value.ts';
import type { OtherField } from '../../schemas/fields/kinds/other-fields.ts';
import type { Entry } from '../entry.ts';
import { slugFromWords } from '../link/slugs/slug-from-words.ts';
import type { ModelField } from '../model/space-model.ts';
import type { ContentModel } from './content-model.ts';
import { isUnparsed } from './lazy-document.ts';
import { isDate } from './texts/read-date.ts';

/** An entry of a type that is not ours, as an entry of our type for such entries. */
type OtherEntry = Pick<Entry, 'type' | 'title' | 'fields' | 'fieldNames' | 'unsound'>;

/**
 * The title and the filled fields of an entry that only its own space knows, in the order of the space's model. Fields that are plainly
 * for editors or programs are left out: hidden ones, slugs, internal names. Source: docs/requirements.md, MP-7.
 */
export function otherEntry(
  values: ReadonlyMap<string, unknown>,
  contentType: string,
  model: ContentModel,
): OtherEntry {
  const fields = modelled(values, model.fieldsOf(contentType));
  const displayField = model.displayField(contentType);
  const titled = titleField(fields, displayField);
  const title = titled && textIn(titled.value);
  const isMarkdown = (field: string) => model.isMarkdown(contentType, field);
  const shown = fields.flatMap((each) => {
    if (each.id === titled?.id || each.id === displayField || isTechnical(each, title)) return [];
    return otherField(each, isMarkdown) ?? [];
  });
  return {
    type: 'otherEntry',
    title: displayField === undefined ? undefined : textIn(values.get(displayField)),
    fields: { ...(title !== undefined && { title }), values: shown },
    fieldNames: new Map(titled === undefined ? [] : [['title', titled.id]]),
    unsound: [],
  };
}

interface ValueOfField {
  readonly id: string;
  /** Undefined where the export has no model of the type. */
  readonly model: ModelField | undefined;
  readonly value: unknown;
}

/** In the order of the model; fields that it lacks come last. */
function modelled(values: ReadonlyMap<string, unknown>, model: readonly ModelField[]): ValueOfField[] {
  const known = new Set(model.map(({ id }) => id));
  const listed = model.flatMap((field): ValueOfField[] =>
    values.has(field.id) ? [{ id: field.id, model: field, value: values.get(field.id) }] : [],
  );
  const others = [...values].filter(([id]) => !known.has(id));
  return [...listed, ...others.map(([id, value]) => ({ id, model: undefined, value }))];
}

/** The field that readers know the entry by: the one that Contentful names it by, but not a name for editors. */
function titleField(
  fields: readonly ValueOfField[],
  displayField: string | undefined,
): ValueOfField | undefined {
  const named = fields.filter(({ model, value }) => isLine(model) && textIn(value) !== undefined);
  const own = named.find((each) => each.id === displayField && !isInternal(each));
  return own ?? named.find((each) => titleId.test(each.id) && !isInternal(each));
}

const isLine = (model: ModelField | undefined): boolean =>
  model === undefined || (!isHidden(model) && (model.type === 'Symbol' || model.type === 'Text'));

const titleId = /(?:^|[a-z_-])(?:title|name|heading|headline|label|question)$/iu;

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isSeenText(value) ? value.trim().toWellFormed() : undefined;

const isHidden = ({ disabled, omitted }: ModelField): boolean => disabled || omitted;

function isTechnical({ id, model, value }: ValueOfField, title: string | undefined): boolean {
  if (model !== undefined && (isHidden(model) || model.widget === 'slugEditor')) return true;
  if (model !== undefined && isLook(model)) return true;
  const text = textIn(value);
  if (text === undefined) return false;
  const isSlug = /^(?:url)?slug$/iu.test(id) || (title !== undefined && text === slugFromWords(title));
  return isSlug || text === title || isInternal({ id, model, value });
}

/** A choice about how something looks on the space's own site. */
const isLook = ({ id, type, limits }: ModelField): boolean =>
  look.test(id) && (type === 'Boolean' || (type === 'Symbol' && limits.values !== undefined));

const look = /(?:colou?r|palette|style|layout|align(?:ment)?|theme|variant|size|width|position)$/iu;

/** A name that editors give an entry for themselves. */
const isInternal = ({ id, model }: ValueOfField): boolean =>
  [id, model?.name ?? ''].some((name) => internal.test(name));

const internal = /^(?:internal|entry|admin|cms)[\s_-]*(?:name|title|label|id)\b|^internal$/iu;

/** A field as readers see it; undefined where it is empty, or holds something that no page can show. */
function otherField(
  { id, model, value }: ValueOfField,
  isMarkdown: (field: string) => boolean,
): OtherField | undefined {
  const read = typeof value === 'string' ? ofText(value, model, () => isMarkdown(id)) : ofValue(value, model);
  return read && { id, name: model?.name ?? nameFrom(id), ...read };
}

/** A value with its kind. */
type Read = OtherField extends infer Each
  ? Each extends OtherField
    ? Omit<Each, 'id' | 'name'>
    : never
  : never;

/** A longer text, or one of several lines, is not of a field for a single line. */
const maxLine = 255;

function ofText(text: string, model: ModelField | undefined, isMarkdown: () => boolean): Read | undefined {
  if (!isSeenText(text)) return undefined;
  const value = text.toWellFormed();
  if (model?.type === 'Text') {
    return { kind: 'richText', value: { format: isMarkdown() ? 'markdown' : 'plain', text: value } };
  }
  if (isAddress.test(value)) {
    return { kind: 'richText', value: { format: 'markdown', text: `<${value.trim()}>` } };
  }
  if (model?.type !== 'Symbol' && isDate(value)) return { kind: 'date', value };
  const isLong = model === undefined && (value.length > maxLine || value.includes('\n'));
  return isLong
    ? { kind: 'richText', value: { format: 'markdown', text: value } }
    : { kind: 'text', value: value.trim() };
}

/** A whole address, which readers follow. */
const isAddress = /^\s*https?:\/\/[^\s{}<>]+\s*$/iu;

function ofValue(value: unknown, model: ModelField | undefined): Read | undefined {
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'number') return { kind: 'number', value };
  if (Array.isArray(value)) return ofList(value);
  if (!isRecord(value)) return undefined;
  if (isDocument(value)) return { kind: 'richText', value: { format: 'document', document: value } };
  const link = ofList([value]);
  if (link?.kind === 'assets' || link?.kind === 'entries') return link;
  if (isRecord(value['sys'])) return undefined; // something in another space
  const { lat, lon } = value;
  if (typeof lat === 'number' && typeof lon === 'number' && model?.type !== 'Object')
    return { kind: 'location', value: { lat, lon } };
  return Object.keys(value).length === 0 ? undefined : { kind: 'data', value };
}

/** The content of a document that is not parsed yet is left alone. */
const isDocument = (value: Readonly<Record<string, unknown>>): value is Document =>
  value['nodeType'] === 'document' && (isUnparsed(value) || Array.isArray(value['content']));

type Document = Extract<
  Extract<OtherField, { kind: 'richText' }>['value'],
  { format: 'document' }
>['document'];

function ofList(items: readonly unknown[]): Read | undefined {
  const texts = items.filter((item) => typeof item === 'string');
  if (texts.length === items.length) {
    const value = texts.filter(isSeenText).map((text) => text.trim().toWellFormed());
    if (value.length === 0) return undefined;
    if (!value.every((text) => isAddress.test(text))) return { kind: 'list', value };
    const text = value.map((address) => `- <${address}>`).join('\n');
    return { kind: 'richText', value: { format: 'markdown', text } };
  }
  const assets = items.flatMap((item) => assetLinkValue.safeParse(item).data ?? []);
  if (assets.length > 0) return { kind: 'assets', value: assets };
  const entries = items.flatMap((item) => entryLinkValue.safeParse(item).data ?? []);
  if (entries.length > 0) return { kind: 'entries', value: entries };
  return items.some((item) => isRecord(item) && isRecord(item['sys']))
    ? undefined
    : { kind: 'data', value: [...items] };
}

/** `callToAction` as `Call to action`. */
function nameFrom(id: string): string {
  const words = id
    .replace(/(?<=[a-z])(?=[A-Z\d])|[_-]+/gu, ' ')
    .toLowerCase()
    .trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
