import { isRecord } from '../../../schemas/base/is-record.ts';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import type { Field } from '../../../schemas/fields/index.ts';
import { isListKind } from '../../../schemas/fields/traits-of.ts';
import {
  conversionTo,
  conversionToText,
  type Linked,
  listSeparator,
} from '../../model/sources/conversions.ts';
import type { ParsedSource } from '../../model/sources/parsed-source.ts';
import { kindOfValue, linkedId } from '../../model/sources/value-kind.ts';
import { isUnparsed } from '../lazy-document.ts';
import type { RawItem } from '../export/raw-export.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { assetValue } from './asset-value.ts';
import type { Found } from './found.ts';
import { type PathContext, readAsset, readPath, titleOfLinked } from './read-path.ts';

export interface SourceInput {
  readonly field: Field;
  readonly item: RawItem;
  readonly context: PathContext;
}

/** The value of a source as one that the field may hold; undefined where it has none. A value that cannot become one stays as it is. */
export function readSource(source: ParsedSource, input: SourceInput): Found | undefined {
  const { field, item, context } = input;
  switch (source.kind) {
    case 'path': {
      const found = readPath(source, item, context);
      return found && converted(found, conversionTo(field, kindOfValue(found.value)) ?? keep, context);
    }
    case 'value':
      return converted(
        { value: source.value, at: undefined },
        conversionTo(field, kindOfValue(source.value)) ?? keep,
        context,
      );
    case 'first':
      return firstOf(source.of, (each) => readSource(each, input));
    case 'join':
      return joined(source, input);
    default:
      return filled(source.parts, input);
  }
}

type Convert = NonNullable<ReturnType<typeof conversionTo>>;

const keep: Convert = (value: unknown) => value;

function converted(found: Found, convert: Convert, context: PathContext): Found | undefined {
  const value = convert(found.value as never, linkedFrom(found, context));
  return isEmpty(value) ? undefined : { ...found, value };
}

/** What a conversion asks of entries and assets that the field at the beginning of a path leads to. */
function linkedFrom({ at }: Found, context: PathContext): Linked {
  const field = at?.path.split('.')[0] ?? '';
  const ofAsset = (link: unknown, ...steps: readonly string[]): string | undefined => {
    const asset = at && readAsset(linkedId(link) ?? '', at, context);
    return asset && assetValue(asset, steps, context);
  };
  return {
    titleOf: (link) => titleOfLinked(link.sys.id, field, context),
    assetTitle: (link) => ofAsset(link, 'title'),
    assetUrl: (link) => ofAsset(link, 'file', 'url'),
  };
}

/** Blank texts, empty lists and documents without a word or an entry count as none. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !isSeenText(value) && value.isWellFormed();
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && value['nodeType'] === 'document' && !isUnparsed(value) && isEmptyDocument(value);
}

const isEmptyDocument = ({ content }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(content) && content.every(isEmptyParagraph);

const isEmptyParagraph = (block: unknown): boolean =>
  isRecord(block) &&
  block['nodeType'] === 'paragraph' &&
  Array.isArray(block['content']) &&
  block['content'].every(
    (each: unknown) =>
      isRecord(each) && each['nodeType'] === 'text' && (each['value'] === '' || each['value'] === undefined),
  );

function firstOf<Item>(items: readonly Item[], read: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function joined(
  { of, with: separator }: ParsedSource & { readonly kind: 'join' },
  input: SourceInput,
): Found | undefined {
  const found = of.flatMap((each) => readSource(each, input) ?? []);
  const [first, ...others] = found;
  if (first === undefined || (others.length === 0 && !isListKind(input.field.kind))) return first;
  const values = found.map(({ value }) => value);
  if (isListKind(input.field.kind)) return { value: withoutRepeated(values.flat()), at: first.at };
  if (values.every((value) => kindOfValue(value) === 'richText')) {
    const content = values.flatMap((value) => (value as { readonly content: readonly unknown[] }).content); // documents
    return { value: { nodeType: 'document', data: {}, content }, at: first.at };
  }
  const between = separator ?? (input.field.kind === 'richText' ? '\n\n' : listSeparator);
  const isAnyMarkdown = input.field.kind === 'richText' && found.some((each) => isMarkdown(each, input));
  const texts = found.flatMap((each) =>
    typeof each.value === 'string' ? [isAnyMarkdown ? asMarkdown(each.value, each, input) : each.value] : [],
  );
  return { value: texts.join(between), at: first.at, isMarkdown: isAnyMarkdown };
}

const asMarkdown = (text: string, found: Found, input: SourceInput): string =>
  isMarkdown(found, input) ? text : escapeMarkdown(text);

const withoutRepeated = (values: readonly unknown[]): unknown[] => {
  const words = values.map((value) => JSON.stringify(value));
  return values.filter((_, index) => words.indexOf(words[index] ?? '') === index);
};

/**
 * A text whose paths have values; those without one leave a gap, and spaces around it become one. For a rich text it is Markdown, in which
 * plain values keep their characters.
 */
function filled(
  parts: (ParsedSource & { readonly kind: 'text' })['parts'],
  input: SourceInput,
): Found | undefined {
  const found = parts.map((part) => (typeof part === 'string' ? part : readText(part, input)));
  const values = found.filter((each) => typeof each === 'object');
  const [first] = values;
  if (first === undefined) return undefined;
  const isRich = input.field.kind === 'richText';
  const text = found
    .map((each) => {
      if (each === undefined || typeof each === 'string') return each ?? '';
      return isRich ? asMarkdown(each.value, each, input) : each.value;
    })
    .join('');
  const isWhole = found.every((each) => each !== undefined);
  return {
    value: convertedText(isWhole ? text : text.replace(/ {2,}/gu, ' ').trim(), input.field),
    at: first.at,
    isMarkdown: isRich,
  };
}

function readText(
  part: ParsedSource & { readonly kind: 'path' },
  { item, context }: SourceInput,
): (Found & { readonly value: string }) | undefined {
  const found = readPath(part, item, context);
  const convert = found && conversionToText(kindOfValue(found.value));
  const text = convert && converted(found, convert, context);
  return typeof text?.value === 'string' ? { ...text, value: text.value } : undefined;
}

const convertedText = (text: string, field: Field): unknown => (field.kind === 'symbols' ? [text] : text);

/** Whether editors write the text as Markdown. */
export const isMarkdown = (
  { at, isMarkdown: isKnown }: Pick<Found, 'at' | 'isMarkdown'>,
  { context }: { readonly context: Pick<PathContext, 'model'> },
): boolean => isKnown ?? (at === undefined || context.model.isMarkdown(at.contentType, at.field));
