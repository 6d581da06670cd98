import { expect, test } from 'vitest';
import type { ContentTypeDefinition } from '../../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../../schemas/content/index.ts';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { built, doc, entryLink, p } from '../../documents.ts';

/** White space, what takes no room, what only turns the direction, and fillers that show as blanks. */
const unseen = [
  ' ',
  '\n\t',
  '\u00a0',
  '\u200b',
  '\u202e\u2066',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u{e0020}',
];

test.each(unseen)('a required field that holds %j is an error [PL-2] [ED-8]', (title) => {
  const found = findingsOf([howTo('board', title)]).filter(
    ({ rule }) => rule !== 'schema/invisible-characters',
  );
  expect(found).toEqual([
    {
      rule: 'schema/blank',
      entry: 'board',
      field: 'title',
      message: 'The required field holds nothing that a reader sees.',
    },
  ]);
});

const definitions: readonly ContentTypeDefinition[] = Object.values(contentTypes);
const required = definitions.flatMap(({ id, fields }) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.required === true && field.kind === 'symbol' ? [[id, name] as const] : [],
  ),
);

test.each(required)('so is the field of a %s called %s', (type, name) => {
  const found = findingsOf([entry(type, 'it', { [name]: '\u200b\u2060' })]);
  expect(found.map(({ rule, field }) => [rule, field])).toContainEqual(['schema/blank', name]);
});

test('an optional field may be blank', () => {
  expect(findingsOf([howTo('board', 'Dispatch board', { metaDescription: ' ' })])).toEqual([]);
});

test.each(unseen)(
  'a name of %j is none: no heading, no summary, no label and no link stands empty',
  (name) => {
    const page = built([
      entry('kbLandingPage', 'page', {
        title: 'Page',
        content: ['section', 'box'].map(entryLink),
        relatedContent: [entryLink('related')],
      }),
      entry('kbLandingPageSection', 'section', { title: name, description: doc(p('Words.')) }),
      entry('kbLandingPageInfoBox', 'box', {
        title: name,
        boxType: 'Collapsible',
        content: doc(p('Words.')),
      }),
      entry('relatedContent', 'related', { name, externalUrl: 'https://example.com/a' }),
    ]);
    const { node, contents } = page.article('page');
    expect(contents).toEqual([]);
    expect(JSON.stringify(node)).not.toContain(JSON.stringify(name).slice(1, -1));
  },
);
