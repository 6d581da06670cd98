import type { Element, ElementContent, Properties } from 'hast';
import type { BundledAsset } from '../../schemas/bundle/asset.ts';
import type { Article, ContentsItem } from '../../schemas/bundle/index.ts';
import type { ContentNode, NodeOf } from '../../schemas/bundle/node.ts';
import { embedTag, type RichText } from '../../schemas/bundle/rich-text.ts';
import type { RoutePath } from '../../schemas/base/ids.ts';
import type { SafeUrl } from '../../schemas/base/text/safe-url.ts';
import { type ContentTypeId, contentTypes } from '../../schemas/content/index.ts';
import type { Field } from '../../schemas/fields/index.ts';
import { isListKind } from '../../schemas/fields/traits-of.ts';

type Child = ElementContent | string;

/** An element of hast; strings become text. */
export const element = (tagName: string, properties: Properties, ...children: readonly Child[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

/** A text; strings become paragraphs. */
export const richText = (...children: readonly Child[]): RichText => ({
  children: children.map((child) => (typeof child === 'string' ? element('p', {}, child) : child)),
});

/** An entry that is embedded in a text. */
export const embed = (entry: ContentNode, inline = false): Element => ({
  ...element(embedTag, {}),
  data: { node: entry, inline },
});

type NodeParts<Id extends ContentTypeId> = Partial<Omit<NodeOf<Id>, 'type' | 'fields'>>;

/** Fields as a test writes them: addresses are plain texts. */
type Written<Fields> = {
  readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> extends SafeUrl ? string : Fields[Name];
};

/** A node of any type; lists that are not given are empty. */
export function node<Id extends ContentTypeId>(
  type: Id,
  fields: Written<NodeOf<Id>['fields']> = {},
  parts: NodeParts<Id> = {},
): NodeOf<Id> {
  const definitions = Object.entries<Field>(contentTypes[type].fields);
  const lists = definitions.filter(([, { kind }]) => isListKind(kind)).map(([name]) => [name, []]);
  return {
    id: `${type}1`,
    ...parts,
    type,
    fields: { ...Object.fromEntries(lists), ...fields },
  };
}

export const picture = (parts: Partial<BundledAsset> = {}): BundledAsset => ({
  id: 'board',
  title: 'The dispatch board',
  url: '/assets/board.png',
  fileName: 'board.png',
  contentType: 'image/png',
  width: 1200,
  height: 750,
  ...parts,
});

export const contentsItem = (
  id: string,
  title: string,
  content: readonly ContentsItem[] = [],
): ContentsItem => ({
  id,
  title,
  content: content.map((item) => ({ ...item, parentId: id })),
});

/** An article's file in the bundle, around its node. */
export const article = (articleNode: ContentNode, parts: Partial<Article> = {}): Article => ({
  id: articleNode.id,
  type: articleNode.type,
  url: '/how-to/add-a-technician' as RoutePath,
  title: 'Add a technician',
  head: { title: 'Add a technician', robots: 'index,follow' },
  breadcrumbs: [],
  contents: [],
  displayToc: true,
  related: [],
  node: articleNode,
  ...parts,
});
