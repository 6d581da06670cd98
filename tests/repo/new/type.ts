import { componentOf } from '../lists/content-lists.ts';
import { articleFields } from '../../../schemas/content/articles/article-fields.ts';
import { languages } from '../../../schemas/languages.ts';
import { textOf } from '../source-files.ts';
import { kebabCase } from './kebab-case.ts';

/** An article type with its parts: their definitions in one file, likewise their views, the test of these and their fixtures. */
export function newType(id: string, parts: readonly string[]): Record<string, string> {
  const file = kebabCase(id);
  return {
    [`schemas/content/articles/${file}.ts`]: [definitionOf(id, parts), ...parts.map(partDefinition)].join(
      '\n',
    ),
    [`reader/views/articles/${file}.tsx`]: views(id, parts),
    [`tests/reader/views/articles/${file}.test.tsx`]: viewTest(id, parts),
    [`data/fixtures/${id}.json`]: `${JSON.stringify([fixture(id, parts), ...parts.map((part) => fixture(part))], null, 2)}\n`,
  };
}

const definitionOf = (
  id: string,
  parts: readonly string[],
): string => `import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const ${id} = contentType({
  id: '${id}',
  label: 'TODO: what an editor calls it',
  help: 'TODO: what an editor is told of it.',
  readerLabel: { ${languages.map((language) => `${language}: 'TODO: what readers call it'`).join(', ')} },
  readerPlural: { ${languages.map((language) => `${language}: 'TODO: what readers call several'`).join(', ')} },
  titleField: 'title',
  route: '/${kebabCase(id).replace(/^kb-/u, '')}',
  isArticle: true,
${parts.length === 0 ? '' : "  fieldHelp: { parts: 'TODO: what an editor is told of the field.' },\n"}  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
${parts.length === 0 ? '' : `    parts: f.parts([${parts.map((part) => `'${part}'`).join(', ')}]),\n`}    ...articleFields,
  },
});
`;

const partDefinition = (id: string): string => `export const ${id} = contentType({
  id: '${id}',
  label: 'TODO: what an editor calls it',
  help: 'TODO: what an editor is told of it.',
  fieldHelp: { content: 'TODO: what an editor is told of the field.' },
  titleField: 'title',
  heading: { titleField: 'title', anchorField: 'anchor' },
  fields: {
    title: f.symbol({ required: true }),
    anchor: f.anchor(),
    content: f.richText(),
  },
});
`;

const views = (id: string, parts: readonly string[]): string => `import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
${parts.length === 0 ? '' : "import { NodeViews } from '../node-view.tsx';\nimport { Section } from '../headings/section.tsx';\n"}import type { ViewProps } from '../view.ts';

export const ${componentOf(id)} = ({ node: { fields } }: ViewProps<'${id}'>): ReactNode => (
  <>
    <RichTextView text={fields.description} />
${parts.length === 0 ? '' : '    <NodeViews nodes={fields.parts} />\n'}  </>
);
${parts.map(partView).join('')}`;

const partView = (id: string): string => `
export const ${componentOf(id)} = ({ node }: ViewProps<'${id}'>): ReactNode => (
  <Section node={node} title={node.fields.title}>
    <RichTextView text={node.fields.content} />
  </Section>
);
`;

const viewTest = (id: string, parts: readonly string[]): string => `// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { ${parts.length === 0 ? '' : 'outlineOf, '}renderNode, wordsOf } from '../render-node.tsx';

const page = renderNode(
  node('${id}', {
    title: 'TODO',
    description: richText('What it is about.'),
${parts.length === 0 ? '' : `    parts: [\n${parts.map(partNode).join('')}    ],\n`}  }),
);

test('TODO: what its page shows', () => {
  expect(wordsOf(page, 'p')).toEqual(['What it is about.'${parts.map((_, n) => `, 'Words ${n}.'`).join('')}]);
${parts.length === 0 ? '' : `  expect(outlineOf(page)).toEqual([${parts.map((_, n) => `'h2#part-${n} Part ${n}'`).join(', ')}]);\n`}});
`;

const partNode = (id: string, n: number): string =>
  `      node('${id}', { title: 'Part ${n}', content: richText('Words ${n}.') }, { id: '${n}', anchor: 'part-${n}', level: 2 }),\n`;

/** What every article has, as the fixture of an article has it: the new one too has every field filled. */
function articleValues(): Record<string, unknown> {
  const { fields } = JSON.parse(textOf('data/fixtures/article.json')) as {
    fields: Record<string, { 'en-US': unknown }>;
  };
  return Object.fromEntries(Object.keys(articleFields).map((name) => [name, fields[name]?.['en-US']]));
}

const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** An entry as Contentful exports it, with every field filled. */
function fixture(id: string, parts?: readonly string[]): object {
  const change = { by: linkTo('User', 'sampleEditor01'), at: '2026-08-11T16:00:00.000Z' };
  const name = `fixture${componentOf(id)}`;
  const values =
    parts === undefined
      ? { title: 'TODO', anchor: 'todo', content: text('TODO') }
      : {
          title: 'TODO',
          description: text('TODO'),
          ...(parts.length > 0 && {
            parts: parts.map((part) => linkTo('Entry', `fixture${componentOf(part)}`)),
          }),
          ...articleValues(),
          url: kebabCase(id),
        };
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      space: linkTo('Space', 'fb7sample0space'),
      id: name,
      type: 'Entry',
      createdAt: change.at,
      updatedAt: change.at,
      environment: linkTo('Environment', 'master'),
      publishedVersion: 6,
      publishedAt: change.at,
      firstPublishedAt: change.at,
      createdBy: change.by,
      updatedBy: change.by,
      publishedCounter: 1,
      version: 7,
      publishedBy: change.by,
      contentType: linkTo('ContentType', id),
    },
    fields: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { 'en-US': value }])),
  };
}

const text = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
});
