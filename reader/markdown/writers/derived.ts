import type { ContentNode } from '../../../schemas/bundle/node.ts';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { articleFields } from '../../../schemas/content/articles/article-fields.ts';
import type { ContentTypeDefinition, Heading } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import type { Field } from '../../../schemas/fields/index.ts';
import type { SectionId } from '../../../schemas/page-titles/en.ts';
import { pageTitle } from '../../messages/page-title.ts';
import { textBlocks } from '../blocks.ts';
import type { Context } from '../context.ts';
import { each, fixedHeading, headingOf } from './writer.ts';

/** An entry as its definition says: its heading, then texts and parts in the order of the fields, under the fixed headings. */
export function derivedBlocks(node: ContentNode, context: Context): readonly string[] {
  const definition: ContentTypeDefinition = contentTypes[node.type];
  if (definition.isNeverShown !== undefined) return [];
  const { heading, fields } = definition;
  const values: Values = node.fields;
  const blocks = headingOf(node, heading && headingIn(node, heading, context));
  const begun = new Set<SectionId>();
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (name === definition.titleField || Object.hasOwn(articleFields, name)) continue;
    const written = fieldBlocks(field, values[name], context);
    const section = written.length === 0 ? undefined : sectionOf(name, definition);
    if (section !== undefined && !begun.has(section)) blocks.push(fixedHeading(section, context));
    if (section !== undefined) begun.add(section);
    blocks.push(...written);
  }
  return blocks;
}

/** Its own heading, else the one that it has after others: then the build gives it a level. */
function headingIn(node: ContentNode, heading: Heading, { labels }: Context): string | undefined {
  const values: Values = node.fields;
  const isLeftOut = values[heading.unlessField ?? ''] === true;
  const own = isLeftOut ? undefined : titleIn(values[heading.titleField]);
  const { restTitle } = heading;
  if (own !== undefined || restTitle === undefined || node.level === undefined) return own;
  return labels[restTitle] ?? pageTitle(restTitle);
}

type Values = Readonly<Record<string, unknown>>;

/** Texts and parts are shown; what kinds of words and addresses mean, only a writer of the type knows. */
function fieldBlocks({ kind }: Field, value: unknown, context: Context): readonly string[] {
  if (value === undefined) return [];
  // a node's values are of the kinds that its definition names
  if (kind === 'richText') return textBlocks(value as RichText, context);
  if (kind === 'part') return context.blocks(value as ContentNode);
  return kind === 'parts' ? each(value as readonly ContentNode[], context) : [];
}

/** A text, or the title of the part that names an entry. */
function titleIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return value as string | undefined; // a title is a text or a part
  const { type, fields } = value as ContentNode;
  return titleIn((fields as Values)[contentTypes[type].titleField]);
}

const sectionOf = (field: string, { sections = {} }: ContentTypeDefinition): SectionId | undefined =>
  (Object.keys(sections) as SectionId[]).find((id) => sections[id]?.includes(field));
