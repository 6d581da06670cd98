import { originOf } from '../inspect/content/origin-of.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import { isListKind } from '../../schemas/fields/traits-of.ts';
import { addressOf, carriedUrl } from '../addresses/address-of.ts';
import type { Entry } from '../entry.ts';
import { definitionOf, headingOf, inside, onPage, sectionOf, shownPart } from '../link/page/parts.ts';
import { textFinisher } from '../rich-text/finish/finish-text.ts';
import { buildField } from './build-field.ts';
import { placeholderNode } from './placeholder-node.ts';
import type { At, FieldContext, NodeContext } from './node-context.ts';
import { previewOf } from './source-locations.ts';

/** Builds the nodes of one page, or of something without a page, such as a card. */
export interface NodeBuilder {
  /** `level` is that of the heading above. Undefined where the entry lacks what every view of its type shows. */
  node(entry: Entry, level?: number): ContentNode | undefined;
}

export function nodeBuilder(from: NodeContext): NodeBuilder {
  const { graph, media, page, missing } = from;
  const targets = {
    entry: (id: string) => addressOf(id, graph, page?.id),
    asset: (id: string) => media.asset(id)?.url,
    url: (url: string) => carriedUrl(url, graph),
  };
  const placeholder: FieldContext['placeholder'] = (link, { location }) =>
    missing && location && placeholderNode(link, { at: location, missing, graph });
  const context: FieldContext = {
    ...from,
    finish: textFinisher(targets, (src) => media.picture(src), missing !== undefined),
    part: (link, at) => {
      const entry = shownPart(link, at.within, graph);
      return (entry && buildNode(entry, at, context)) ?? placeholder(link, at);
    },
    placeholder,
  };
  return {
    node: (entry, level = 1) => buildNode(entry, { path: '', level, within: onPage() }, context),
  };
}

function buildNode(entry: Entry, at: At, context: FieldContext): ContentNode | undefined {
  const definition = definitionOf(entry);
  const heading = at.path === '' ? undefined : headingAt(entry, at, context);
  const fields = buildFields(entry, { ...at, level: heading?.level ?? at.level }, context);
  if (Object.entries(definition.fields).some(([name, field]) => field.required && !(name in fields)))
    return undefined;
  const hasDate = isArticleType(entry.type ?? '') || entry.type === 'announcement';
  const { missing } = context;
  return {
    type: entry.type,
    id: entry.id,
    ...(hasDate && entry.updatedAt !== undefined && { updatedAt: entry.updatedAt }),
    ...(heading && { anchor: heading.id, level: heading.level }),
    ...(missing && previewOf(entry, fields, { location: at.location, missing })),
    fields,
  } as ContentNode; // the fields are those of the definition, each built by its kind, and none is missing
}

/** The heading of a part. Without a page, headings have a level but no id. */
const headingAt = (entry: Entry, { path, level }: At, { graph, page }: FieldContext) =>
  page?.headings.get(path) ??
  (headingOf(entry, graph.entries) && { id: undefined, level: Math.min(level + 1, 6) });

function buildFields(entry: Entry, at: At, context: FieldContext): Record<string, unknown> {
  const definition: ContentTypeDefinition = definitionOf(entry);
  const within = inside(at.within, entry.id);
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const below = {
      path: `${at.path}/${name}`,
      level: sectionOf(definition, name) === undefined ? at.level : at.level + 1,
      within,
      location:
        context.missing && originOf({ entry: entry.id, field: [entry.fieldNames.get(name) ?? name] }, entry),
    };
    const value = entry.fields[name];
    const built = value === undefined ? undefined : buildField(value, { entry, field, at: below }, context);
    if (built !== undefined) fields[name] = built;
    else if (isListKind(field.kind)) fields[name] = [];
  }
  return fields;
}
