import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import { isRecord } from '../../schemas/base/is-record.ts';
import type { Entry } from '../entry.ts';
import type { Graph, PageOutline, Reference } from '../graph.ts';
import type { NameOf } from '../problem.ts';
import type { Image } from '../inspect/content/images-of.ts';
import { namesOfFields } from '../inspect/content/names-of-fields.ts';
import { slugToUse } from '../link/slugs/own-slug.ts';
import type { WithoutPage } from '../link/included.ts';

/** The beginning of a sentence about the target of a reference: its subject and verb. */
export function refersTo({ kind, field, text }: Reference, named: NameOf): string {
  if (kind === 'embedded-entry' || kind === 'embedded-asset') return 'The text shows';
  if (kind === 'part' || kind === 'link' || kind === 'read' || kind === 'asset')
    return `The field "${fieldName(field, named)}" refers to`;
  return text?.trim()
    ? `The link "${text.trim()}" leads to`
    : `A link in the field "${fieldName(field, named)}" leads to`;
}

/** The field of the entry that has the value, at the end of a path. */
const fieldName = ([name]: FieldPath, named: NameOf): string => named(String(name).split('.').at(-1) ?? '');

/** An entry as a sentence names it. */
export const nameOf = ({ id, title, typeName }: Entry): string =>
  title ? `"${title}"` : `the ${typeName || 'entry'} ${id}`;

/** How an editor can bring an entry's page back, as the beginning of an advice. Undefined where no editor can. */
export function bringBack(
  { entry, reason }: { readonly entry: Entry; readonly reason: WithoutPage },
  graph: Graph,
): string | undefined {
  if (reason === 'draft') return `Publish ${nameOf(entry)}`;
  if (reason === 'archived') return `Unarchive and publish ${nameOf(entry)}`;
  if (reason === 'unusable-slug') return `Correct the slug of ${nameOf(entry)}`;
  if (reason === 'same-slug') {
    const slug = slugToUse(entry, graph);
    return `Give ${nameOf(entry)} ${slug === undefined ? 'a slug of its own' : `the slug ${slug}`}`;
  }
  return reason === 'unsound' ? `Correct ${unsoundFields(entry, graph)} of ${nameOf(entry)}` : undefined;
}

/** The fields that keep an entry out of the site: `the field "Title"`. */
function unsoundFields(entry: Entry, graph: Graph): string {
  const named = namesOfFields(entry, graph);
  const names = entry.unsound.map((name) => `"${named(entry.fieldNames.get(name) ?? name)}"`);
  return `the ${names.length === 1 ? 'field' : 'fields'} ${allOf(names)}`;
}

/** `a, b or c`; of a long list only the first ones. */
export const anyOf = (words: readonly string[], maxWords = 4): string => joined(words, 'or', maxWords);

/** `a, b and c`, likewise. */
export const allOf = (words: readonly string[], maxWords = 4): string => joined(words, 'and', maxWords);

function joined(words: readonly string[], link: 'or' | 'and', maxWords: number): string {
  const more = words.length - maxWords;
  if (more > 1) return `${words.slice(0, maxWords).join(', ')} ${link} ${more} others`;
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** A link as the subject of a sentence. */
export const linkWords = ({ text, field }: Reference, named: NameOf): string =>
  text?.trim() ? `The link "${text.trim()}"` : `The link in the field "${fieldName(field, named)}"`;

/** The addresses of pages; of several the first, and how many more. */
export const pageWords = ([first, ...others]: readonly PageOutline[]): string =>
  `${first?.url ?? ''}${others.length === 0 ? '' : ` (and ${others.length} more)`}`;

/** The size of a file, rounded up so that it is never below a limit that it exceeds: `2.4 MB`. */
export function sizeWords(bytes: number): string {
  const [unit, unitBytes] =
    bytes < 1_000_000 ? ['KB', 1000] : bytes < 1_000_000_000 ? ['MB', 1_000_000] : ['GB', 1_000_000_000];
  return `${(Math.ceil((bytes / Number(unitBytes)) * 10) / 10).toLocaleString('en-US')} ${unit}`;
}

/** The advice for an image that has no words, or wrong ones. */
export function whereToDescribe({ wordsIn, asset }: Image): string {
  if (wordsIn === 'altText')
    return 'Describe in the alternative text what the image shows, as you would on the phone.';
  if (wordsIn === 'markdown')
    return 'Write what the image shows between the brackets: ![The board with three jobs](...).';
  return `Describe what the image shows in the description of the asset "${asset?.title ?? asset?.file.fileName ?? ''}".`;
}

/** A table as the subject of a sentence. */
export const tableWords = ({ name }: { readonly name: string | undefined }): string =>
  name ? `The table "${name}"` : 'A table in the text';

/** The beginning of a text that may be as long as a book, for a sentence. */
export const shortened = (text: string, maxLength = 60): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/u, '')}…`;

const linkKinds: Readonly<Record<string, string>> = {
  Entry: 'a link to an entry',
  Asset: 'a link to an asset',
};

function linkTypeOf(value: object): string {
  const sys = 'sys' in value && isRecord(value.sys) ? value.sys : {};
  return typeof sys['linkType'] === 'string' ? sys['linkType'] : '';
}

/** A value of any kind, as a sentence names it. */
export function valueWords(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value))
    return value.length === 1 ? 'a list of one item' : `a list of ${value.length} items`;
  if (typeof value === 'object') return linkKinds[linkTypeOf(value)] ?? 'an object';
  if (typeof value === 'string') return `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  return typeof value === 'number' || typeof value === 'boolean'
    ? `the ${typeof value} ${value}`
    : value === undefined
      ? 'missing'
      : typeof value;
}
