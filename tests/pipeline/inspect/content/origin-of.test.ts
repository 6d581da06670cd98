import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf } from '../../builders.ts';
import { doc, entryLink, p } from '../../documents.ts';

const config = {
  contentTypes: {
    person: false as const,
    post: { as: 'article', fields: { introduction: 'author.bio' }, ignore: ['notes'] },
  },
};

const post = (id: string, author: string, values: Readonly<Record<string, unknown>> = {}) =>
  entry('post', id, { title: `Post ${id}`, author: entryLink(author), ...values });

test('what is wrong with a value of another entry is found there, once [MP-5]', () => {
  const items = [
    entry('person', 'ana', { bio: doc(p('See ', { ...p(), nodeType: 'odd' })) }),
    post('a', 'ana'),
    post('b', 'ana'),
  ];
  const found = diagnosticsOf(items, { config });
  expect(found.map(({ rule, entry: at, field }) => [rule, at?.id, field])).toEqual([
    ['rich-text/unknown-node', 'ana', ['bio']],
  ]);
  expect(found[0]?.entry?.edit).toContain('/entries/ana');
});

test('an entry that a value is read from is missed where the field links to it [MP-5]', () => {
  expect(findingsOf([post('a', 'gone')], { config })).toMatchObject([
    { rule: 'refs/missing-entry', entry: 'a', field: 'author' },
  ]);
  const ana = entry('person', 'ana', { bio: doc(p('Drives.')) }, 'draft');
  expect(findingsOf([ana, post('a', 'ana')], { config })).toMatchObject([
    { rule: 'refs/draft-target', entry: 'a', field: 'author' },
  ]);
});

test('a fault in a field that nothing shows is a note [MP-9]', () => {
  const ana = entry('person', 'ana', { bio: doc(p('Drives.')) });
  const faults = diagnosticsOf([ana, post('a', 'ana', { notes: 'Half \ud800', title: 'Half \ud800' })], {
    config,
  });
  expect(faults.map(({ severity, field }) => [severity, field])).toEqual([
    ['error', ['title']],
    ['info', ['notes']],
  ]);
});
