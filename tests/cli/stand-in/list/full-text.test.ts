import { expect, test } from 'vitest';
import { readFullText } from '../../../../cli/stand-in/list/full-text.ts';

const entry = {
  sys: { id: 'secret' },
  fields: {
    title: { 'en-US': 'Calibrate the Übersicht', de: 'Waage' },
    url: { 'en-US': 'a-slug' },
    body: {
      'en-US': {
        nodeType: 'document',
        data: {},
        content: [{ nodeType: 'text', value: 'twice a year', marks: [{ type: 'bold' }], data: {} }],
      },
    },
    image: { 'en-US': { sys: { type: 'Link', linkType: 'Asset', id: 'picture' } } },
  },
};

test.each<[string, boolean]>([
  ['calibrate', true],
  ['CALI year', true],
  ['übers', true],
  ['waage', true],
  ['slug', true],
  ['alibrate', false],
  ['calibrate never', false],
  ['secret', false],
  ['picture', false],
  ['bold', false],
  ['document', false],
])('a search for "%s" in the texts of an entry: %s', (query, isFound) => {
  expect(readFullText(query)(entry)).toBe(isFound);
});
