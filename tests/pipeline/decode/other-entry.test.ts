import { expect, test } from 'vitest';
import type { OtherField } from '../../../schemas/fields/kinds/other-fields.ts';
import { assetLink, decoded, doc, entryLink, p, rawEntry } from '../documents.ts';

const field = (id: string, name: string, type: string, more: object = {}) => ({ id, name, type, ...more });

const contentTypes = [
  {
    sys: { id: 'machine' },
    name: 'Machine',
    displayField: 'name',
    fields: [
      field('picture', 'Picture', 'Link', { linkType: 'Asset' }),
      field('name', 'Name', 'Symbol'),
      field('slug', 'Slug', 'Symbol'),
      field('internalName', 'Internal name', 'Symbol'),
      field('hidden', 'Hidden', 'Symbol', { omitted: true }),
      field('maker', 'Made by', 'Symbol'),
      field('site', 'Web site', 'Symbol'),
      field('manual', 'Manual', 'Text'),
      field('notes', 'Notes', 'Text'),
      field('story', 'Story', 'RichText'),
      field('built', 'Built on', 'Date'),
      field('weight', 'Weight', 'Number'),
      field('isNew', 'New', 'Boolean'),
      field('colours', 'Colours', 'Array', { items: { type: 'Symbol' } }),
      field('data', 'Data', 'Object'),
      field('place', 'Place', 'Location'),
      field('parts', 'Parts', 'Array', { items: { type: 'Link', linkType: 'Entry' } }),
    ],
  },
];
const editorInterfaces = [
  {
    sys: { contentType: { sys: { id: 'machine' } } },
    controls: [{ fieldId: 'notes', widgetId: 'multipleLine' }],
  },
];

const story = doc(p('Long ago.'));

/** The values of an entry in the order in which a reader meets them. */
function valuesOf(values: Readonly<Record<string, unknown>>, type = 'machine'): readonly OtherField[] {
  const parts = { contentTypes, editorInterfaces };
  return decoded([rawEntry(type, 'a', values)], { parts }).values('a')['values'] as readonly OtherField[];
}

test('the fields of a type that is not ours stand in the order and under the names of its model [MP-7]', () => {
  const values = {
    parts: [entryLink('b')],
    place: { lat: 1.5, lon: 2 },
    data: { a: [1] },
    colours: ['red', ' '],
    isNew: false,
    weight: 0,
    built: '2026-03-09',
    story,
    notes: 'a\nb',
    manual: '# Start',
    site: 'https://example.com/a_b',
    maker: ' ACME ',
    name: 'Crane',
    picture: assetLink('c'),
  };
  expect(valuesOf(values)).toEqual([
    { id: 'picture', name: 'Picture', kind: 'assets', value: [assetLink('c')] },
    { id: 'maker', name: 'Made by', kind: 'text', value: 'ACME' },
    {
      id: 'site',
      name: 'Web site',
      kind: 'richText',
      value: { format: 'markdown', text: '<https://example.com/a_b>' },
    },
    { id: 'manual', name: 'Manual', kind: 'richText', value: { format: 'markdown', text: '# Start' } },
    { id: 'notes', name: 'Notes', kind: 'richText', value: { format: 'plain', text: 'a\nb' } },
    { id: 'story', name: 'Story', kind: 'richText', value: { format: 'document', document: story } },
    { id: 'built', name: 'Built on', kind: 'date', value: '2026-03-09' },
    { id: 'weight', name: 'Weight', kind: 'number', value: 0 },
    { id: 'isNew', name: 'New', kind: 'boolean', value: false },
    { id: 'colours', name: 'Colours', kind: 'list', value: ['red'] },
    { id: 'data', name: 'Data', kind: 'data', value: { a: [1] } },
    { id: 'place', name: 'Place', kind: 'location', value: { lat: 1.5, lon: 2 } },
    { id: 'parts', name: 'Parts', kind: 'entries', value: [entryLink('b')] },
  ]);
});

test('what is empty, hidden or plainly for editors is left out [MP-7]', () => {
  const values = {
    name: 'Tower crane',
    slug: 'tower-crane',
    internalName: 'Crane 2 (old)',
    hidden: 'secret',
    maker: '',
    site: 'Tower crane',
    colours: [],
    data: {},
    manual: ' \n',
    parts: [],
  };
  expect(valuesOf(values)).toEqual([]);
});

test('without a model the values say what they are [MP-7]', () => {
  const values = {
    heading: 'Crane',
    builtOn: '2026-03-09',
    long_text: 'One\n\nTwo',
    links: ['https://example.com/a', 'https://example.com/b'],
    rows: [{ a: 1 }],
    place: { lat: 1, lon: 2 },
    elsewhere: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'x' } },
  };
  expect(valuesOf(values, 'unheardOf')).toEqual([
    { id: 'builtOn', name: 'Built on', kind: 'date', value: '2026-03-09' },
    {
      id: 'long_text',
      name: 'Long text',
      kind: 'richText',
      value: { format: 'markdown', text: 'One\n\nTwo' },
    },
    {
      id: 'links',
      name: 'Links',
      kind: 'richText',
      value: { format: 'markdown', text: '- <https://example.com/a>\n- <https://example.com/b>' },
    },
    { id: 'rows', name: 'Rows', kind: 'data', value: [{ a: 1 }] },
    { id: 'place', name: 'Place', kind: 'location', value: { lat: 1, lon: 2 } },
  ]);
});

test('readers do not see a name for editors, but the title beside it [MP-7]', () => {
  const types = [
    {
      sys: { id: 'hero' },
      displayField: 'internalName',
      fields: [field('internalName', 'Internal name', 'Symbol'), field('headline', 'Headline', 'Symbol')],
    },
  ];
  const { space, values } = decoded(
    [rawEntry('hero', 'a', { internalName: 'Home hero', headline: 'Welcome' })],
    {
      parts: { contentTypes: types },
    },
  );
  expect(values('a')).toEqual({ title: 'Welcome', values: [] });
  expect([...space.entries.values()].map(({ title, fieldNames }) => [title, [...fieldNames]])).toEqual([
    ['Home hero', [['title', 'headline']]],
  ]);
});
