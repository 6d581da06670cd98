import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';

const install = howTo('a', 'Install', { url: 'install' });

test.each([
  ['install.md', 'install-2'],
  ['install.MD', 'install-2'],
])(
  'the slug %j beside "install" is one finding about copies, with the slug to use [ED-8]',
  (url, suggestion) => {
    const found = findingsOf([install, howTo('b', 'Install from a file', { url })]);
    expect(found.filter(({ rule }) => rule !== 'slugs/upper-case')).toEqual([
      {
        rule: 'slugs/markdown-copy',
        entry: 'b',
        field: 'url',
        message: `The Markdown copy of "Install" (entry a) has the address /how-to/${url} too, so the copy is left out.`,
        suggestion,
      },
    ]);
  },
);

test('a page without a copy, a page of another type and a site without copies are no findings', () => {
  const file = howTo('b', 'Install from a file', { url: 'install.md' });
  expect(findingsOf([howTo('a', 'Install', { url: 'install', noIndex: true }), file])).toEqual([]);
  expect(findingsOf([file])).toEqual([]);
  expect(findingsOf([install, entry('kbGlossary', 'c', { title: 'Words', url: 'install.md' })])).toEqual([]);
  expect(findingsOf([install, file], { config: { machineReaders: { markdown: false } } })).toEqual([]);
  expect(findingsOf([install, file], { config: { searchEngines: false } })).toEqual([]);
});
