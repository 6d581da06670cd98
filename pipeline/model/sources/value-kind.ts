import { isRecord } from '../../../schemas/base/is-record.ts';

/** The kinds of values of a space, as far as they decide what they can become. */
export type ValueKind =
  | 'text'
  | 'date'
  | 'number'
  | 'boolean'
  | 'richText'
  | 'texts'
  | 'asset'
  | 'assets'
  | 'entry'
  | 'entries'
  | 'object'
  | 'other';

/** By Contentful's name of the type, with what it holds or leads to. */
const kinds = new Map<string, ValueKind>([
  ['Symbol', 'text'],
  ['Text', 'text'],
  ['Date', 'date'],
  ['Integer', 'number'],
  ['Number', 'number'],
  ['Boolean', 'boolean'],
  ['RichText', 'richText'],
  ['Object', 'object'],
  ['Link to Asset', 'asset'],
  ['Link to Entry', 'entry'],
  ['Array of Symbol', 'texts'],
  ['Array of Link to Asset', 'assets'],
  ['Array of Link to Entry', 'entries'],
]);

export const kindOfType = (type: string): ValueKind => kinds.get(type) ?? 'other';

/** The kind of a value itself. A date is a text. */
export function kindOfValue(value: unknown): ValueKind {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (Array.isArray(value)) return kindOfList(value);
  if (!isRecord(value)) return 'other';
  if (value['nodeType'] === 'document') return 'richText';
  return linkKind(value) ?? 'object';
}

function kindOfList(values: readonly unknown[]): ValueKind {
  if (values.every((each) => typeof each === 'string')) return 'texts';
  const links = new Set(values.map(linkKind));
  const [only] = links;
  if (links.size !== 1 || only === undefined) return 'object';
  return only === 'entry' ? 'entries' : 'assets';
}

function linkKind(value: unknown): 'entry' | 'asset' | undefined {
  const sys = isRecord(value) ? value['sys'] : undefined;
  if (!isRecord(sys) || sys['type'] !== 'Link') return undefined;
  if (sys['linkType'] === 'Entry') return 'entry';
  return sys['linkType'] === 'Asset' ? 'asset' : undefined;
}

/** The id that a link leads to; undefined for any other value. */
export function linkedId(value: unknown): string | undefined {
  const sys = isRecord(value) ? value['sys'] : undefined;
  return isRecord(sys) && typeof sys['id'] === 'string' ? sys['id'] : undefined;
}

/** A list of what a path leads to, where one of its steps is a list. */
export const asList: Readonly<Partial<Record<ValueKind, ValueKind>>> = {
  text: 'texts',
  date: 'texts',
  number: 'texts',
  texts: 'texts',
  asset: 'assets',
  assets: 'assets',
  entry: 'entries',
  entries: 'entries',
};

/** In the words of Contentful's editor. */
export const kindWords: Readonly<Record<ValueKind, string>> = {
  text: 'a text',
  date: 'a date',
  number: 'a number',
  boolean: 'a boolean',
  richText: 'a rich text',
  texts: 'a list of texts',
  asset: 'a link to an asset',
  assets: 'a list of links to assets',
  entry: 'a link to an entry',
  entries: 'a list of links to entries',
  object: 'a JSON object',
  other: 'a value that Fieldbook does not read',
};
