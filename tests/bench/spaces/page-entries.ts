import { isRecord } from '../../../schemas/base/is-record.ts';
import { textsOf } from './entry-texts.ts';
import type { PublishedEntry, PublishedSpace, SpaceField } from './published-space.ts';
import { wordsIn } from './words.ts';

export interface PageEntries {
  /** The entries that look like pages. */
  readonly pages: readonly PublishedEntry[];
  /** What they embed or refer to, and what that does, once each. */
  readonly parts: readonly PublishedEntry[];
}

/** So many words of long texts and of parts make an entry a page. */
const fewestWords = 20;

/**
 * The entries of a space that look like pages: published, with a title, a slug, and a long text or parts. It asks nothing of the
 * pipeline: what `init` decides is measured with it.
 */
export function pageEntries(space: PublishedSpace): PageEntries {
  const pages = [...space.entries.values()].filter((entry) => looksLikePage(entry, space));
  const ids = new Set(pages.map(({ id }) => id));
  const parts = new Map<string, PublishedEntry>();
  const left = [...pages];
  while (left.length > 0) {
    const entry = left.pop();
    if (entry === undefined) break;
    for (const part of targetsOf(entry, space)) {
      if (ids.has(part.id) || parts.has(part.id)) continue;
      parts.set(part.id, part);
      left.push(part);
    }
  }
  return { pages, parts: [...parts.values()] };
}

function looksLikePage(entry: PublishedEntry, space: PublishedSpace): boolean {
  const type = space.types.get(entry.type);
  if (type === undefined) return false;
  const hasTitle = type.fields.some(
    ({ id, type: kind }) =>
      kind === 'Symbol' &&
      (id === type.displayField || /title|name|headline|heading/iu.test(id)) &&
      typeof entry.values[id] === 'string',
  );
  if (!hasTitle || !type.fields.some((field) => isSlug(field, entry.values[field.id]))) return false;
  const long = { ...type, fields: type.fields.filter(({ type: kind }) => kind.endsWith('Text')) };
  const parts = targetsOf(entry, space).filter((part) => !hasSlug(part, space));
  const texts = [entry, ...parts].flatMap((each) =>
    textsOf(each, each === entry ? long : (space.types.get(each.type) ?? noType)),
  );
  return wordsIn(texts.join(' ')).length >= fewestWords;
}

const noType = { displayField: undefined, fields: [] };

const hasSlug = ({ type, values }: PublishedEntry, { types }: PublishedSpace): boolean =>
  types.get(type)?.fields.some((field) => isSlug(field, values[field.id])) ?? false;

const isSlug = ({ id, name, type, widget }: SpaceField, value: unknown): boolean =>
  type === 'Symbol' &&
  (widget === 'slugEditor' || [id, name].some((each) => slugName.test(each))) &&
  typeof value === 'string' &&
  /^[^\s:]+$/u.test(value);

const slugName = /slug|permalink|handle|^(?:path(?:name)?|url|uri|route)$/iu;

/** The published entries that an entry embeds in a text or names in a field, without those that a text only links to. */
function targetsOf({ values }: PublishedEntry, { entries }: PublishedSpace): readonly PublishedEntry[] {
  const found: PublishedEntry[] = [];
  const left: unknown[] = [values];
  while (left.length > 0) {
    const value = left.pop();
    if (Array.isArray(value)) left.push(...(value as readonly unknown[]));
    else if (isRecord(value)) {
      const { sys } = value;
      const id = isRecord(sys) && sys['linkType'] === 'Entry' ? entries.get(String(sys['id'])) : undefined;
      if (id !== undefined) found.push(id);
      else if (value['nodeType'] !== 'entry-hyperlink') left.push(...Object.values(value));
    }
  }
  return found;
}
