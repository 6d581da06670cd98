import { articleTypes, embeddedTypes } from '../../schemas/content/article-types.ts';
import type { Limits } from '../../schemas/fields/limits.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';

/** Parts with a heading can also be embedded in a text. */
const sectionTypes = Object.values<ContentTypeDefinition>(contentTypes).flatMap(({ id, heading }) =>
  heading === undefined ? [] : [id],
);

/** The types that can be embedded within a line. */
const inlineTypes = [contentTypes.media.id, contentTypes.contentSnippet.id];

/** The types whose entries are shown on a page that has an address. */
const linkedTypes = [...articleTypes, contentTypes.productArea.id, contentTypes.announcement.id];

/** The nodes of our texts; heading 1 is the page's title. Source: @contentful/rich-text-types 17. */
export const textLimits = {
  nodes: [
    'heading-2',
    'heading-3',
    'heading-4',
    'heading-5',
    'heading-6',
    'ordered-list',
    'unordered-list',
    'hr',
    'blockquote',
    'table',
    'embedded-entry-block',
    'embedded-entry-inline',
    'embedded-asset-block',
    'hyperlink',
    'entry-hyperlink',
    'asset-hyperlink',
  ],
  marks: ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'],
  embeds: new Map<string, readonly string[]>([
    ['embedded-entry-block', [...new Set<string>([...embeddedTypes, ...sectionTypes])]],
    ['embedded-entry-inline', inlineTypes],
    ['entry-hyperlink', linkedTypes],
  ]),
} satisfies Limits;

/** The default nodes and marks of Contentful's editor. */
export const everyNode: readonly string[] = [
  'heading-1',
  ...textLimits.nodes,
  'embedded-resource-block',
  'embedded-resource-inline',
  'resource-hyperlink',
];

export const everyMark: readonly string[] = textLimits.marks;
