import { expect, test } from 'vitest';
import { entry, findingsOf } from '../../builders.ts';
import { built, entryLink } from '../../documents.ts';

test('entries of a type that is not known are one warning, with the type that was probably meant [PL-2] [MP-4]', () => {
  const entries = ['board', 'roads'].map((id) => entry('kbHowto', id, { title: id }));
  expect(findingsOf(entries)).toEqual([
    {
      rule: 'schema/unknown-type',
      message:
        'The content type "kbHowto" is not known; its 2 entries have no page, and are shown only where another entry holds them.',
      source: { file: 'configuration', pointer: '/contentTypes/kbHowto' },
      suggestion: 'kbHowTo',
    },
  ]);
});

test('entries of such a type are seen where a page holds them, as the message says [MP-7]', () => {
  const held = entry('note', 'tip', { heading: 'A tip' });
  const config = { contentTypes: { post: { as: 'article', fields: { content: 'parts' } } } } as const;
  const build = built([entry('post', 'board', { title: 'Board', parts: [entryLink('tip')] }), held], {
    config,
  });
  expect(JSON.stringify(build.article('board').node)).toContain('A tip');
  const [found] = build.diagnostics.filter(({ rule }) => rule === 'schema/unknown-type');
  expect(found?.message).toBe(
    'The content type "note" is not known; its 1 entry has no page, and is shown only where another entry holds it.',
  );
});

test('a type that the configuration maps is known', () => {
  const config = { contentTypes: { article: { as: 'kbHowTo' } } };
  expect(findingsOf([entry('article', 'board', { title: 'Dispatch board' })], { config })).toEqual([]);
});
