import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Article, ContentsItem } from '../../../schemas/bundle/index.ts';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import { embedTag, type RichText } from '../../../schemas/bundle/rich-text.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { plainOf } from './markdown-of.ts';
import type { Part, Unit } from './part.ts';
import { unitsOf } from './units-of.ts';

/** The parts of an article that have text, in the order of the page. */
export function partsOf(article: Article): Part[] {
  const titles = titlesIn(article.contents);
  const parts: Growing[] = [];
  const opening = (part: Omit<Part, 'units'>): Growing => {
    const opened = { ...part, units: [], groups: 0 };
    parts.push(opened);
    return opened;
  };
  const { id, type, title, url } = article;
  const intro = opening({ document: id, types: [type], url, title, above: [] });
  walk(article.node, { part: intro, article, titles, opening });
  return parts.filter(({ units }) => units.length > 0);
}

/** A part that is still being filled. */
type Growing = Omit<Part, 'units'> & { readonly units: Unit[]; groups: number };

interface Walk {
  readonly part: Growing;
  readonly article: Article;
  /** The titles of headings, by anchor. */
  readonly titles: ReadonlyMap<string, string>;
  readonly opening: (part: Omit<Part, 'units'>) => Growing;
}

/** Collects the visible text of a node, field by field. */
function walk(node: ContentNode, at: Walk): void {
  const definition: ContentTypeDefinition = contentTypes[node.type];
  const fields: Readonly<Record<string, unknown>> = node.fields;
  const sections = new Map<string | undefined, Walk>([[undefined, at]]);
  for (const [name, { kind }] of Object.entries(definition.fields)) {
    const value = fields[name];
    if (value === undefined) continue;
    const section = sectionOf(name, definition);
    const inside = sections.get(section) ?? below(section, at);
    sections.set(section, inside);
    if (kind === 'richText' || kind === 'code') walkText(value as RichText, inside);
    if (kind === 'part') walkPart(value as ContentNode, inside);
    if (kind === 'parts') for (const each of value as readonly ContentNode[]) walkPart(each, inside);
    if (kind === 'cells') add(tableOf(value as Cells, fields['isHeader'] === true), inside);
    if (name === 'shortDescription') add(elementOf('p', [{ type: 'text', value: value as string }]), inside);
  }
}

/** The fixed section of a field, if the content type has sections. */
const sectionOf = (field: string, { sections = {} }: ContentTypeDefinition): string | undefined =>
  Object.entries(sections).find(([, fields]) => fields?.includes(field))?.[0];

/** The members that differ from the enclosing part. */
type Own = Partial<Pick<Part, 'document' | 'types'>> & {
  /** The title of a heading that the table of contents leaves out. */
  readonly ownTitle?: string | undefined;
};

/** Opens a part under a heading. Without a heading the content belongs to the part around it. */
function below(anchor: string | undefined, at: Walk, { ownTitle, ...more }: Own = {}): Walk {
  const title = anchor === undefined ? undefined : (at.titles.get(anchor) ?? ownTitle);
  if (anchor === undefined || title === undefined) return at;
  const { part, article, opening } = at;
  const above = [...part.above, part.title];
  const url = `${article.url}#${encodeURIComponent(anchor)}`;
  return { ...at, part: opening({ document: part.document, types: part.types, url, title, above, ...more }) };
}

/** A FAQ question is its own document in the search index. */
function walkPart(node: ContentNode, at: Walk): void {
  const definition: ContentTypeDefinition = contentTypes[node.type];
  if (definition.isArticle === true) return;
  const isQuestion = node.type === 'kbFaqQuestion';
  const own = isQuestion ? { document: node.id, types: [...at.part.types, node.type] } : {};
  const field = definition.heading?.titleField;
  const title = field === undefined ? undefined : (node.fields as Readonly<Record<string, unknown>>)[field];
  walk(node, below(node.anchor, at, { ...own, ownTitle: typeof title === 'string' ? title : undefined }));
}

/** A heading in a text is in force until the next one, or until the text ends. */
function walkText(text: RichText, at: Walk): void {
  let inside = at;
  for (const child of text.children) {
    if (child.type !== 'element') continue;
    const node = child.tagName === embedTag ? child.data?.node : undefined;
    const id = /^h[1-6]$/u.test(child.tagName) ? child.properties['id'] : undefined;
    if (typeof id === 'string') inside = below(id, at, { ownTitle: toString(child) });
    else if (node !== undefined) walkPart(node, inside);
    else add(child, inside);
  }
}

/** Adds the units of an element. An element without words, such as an image, is left out. */
function add(element: Element, { part, article }: Walk): void {
  if (plainOf([element]) === '') return;
  for (const pieces of unitsOf(element, article.url)) {
    part.groups += 1;
    part.units.push(
      ...pieces.filter(({ words }) => words !== '').map((piece) => ({ ...piece, group: part.groups })),
    );
  }
}

const titlesIn = (items: readonly ContentsItem[]): ReadonlyMap<string, string> =>
  new Map(items.flatMap((item) => [[item.id, item.title] as const, ...titlesIn(item.content)]));

type Cells = readonly (readonly RichText[])[];

/** A table entry as the element that a rich text would have; of the header cells only those of the first row count. */
const tableOf = (rows: Cells, isHeader: boolean): Element =>
  elementOf(
    'table',
    rows.map((cells) =>
      elementOf(
        'tr',
        cells.map(({ children }) => elementOf(isHeader ? 'th' : 'td', children)),
      ),
    ),
  );

const elementOf = (tagName: string, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});
