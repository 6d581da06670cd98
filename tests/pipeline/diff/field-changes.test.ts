import { expect, test } from 'vitest';
import { fieldContext } from '../../../pipeline/diff/entry-changes.ts';
import { fieldChanges } from '../../../pipeline/diff/field-changes.ts';
import { entryLink, id, linked, rawEntry } from '../documents.ts';

/** The changes between two versions of an entry whose type is not ours. */
function changesOf(before: object, after: object) {
  const graphs = [before, after].map(
    (values) => linked([rawEntry('machine', 'crane', { title: 'Crane', ...values })]).graph,
  );
  const [old, now] = graphs.map((graph) => graph.entries.get(id('crane')));
  const [first, second] = graphs;
  if (!old || !now || !first || !second) throw new Error('there are two');
  return fieldChanges(old, now, fieldContext({ before: first, after: second }));
}

test('fields of a type that is not ours are compared one by one, each by its kind [MP-7]', () => {
  const before = { maker: 'ACME', weight: 7, tools: ['Wrench'], parts: [entryLink('a')], same: 'Same' };
  const after = {
    maker: 'ACME',
    weight: 8,
    tools: ['Harness'],
    parts: [entryLink('b')],
    same: 'Same',
    isNew: true,
  };
  expect(changesOf(before, after).map(({ kind, field }) => [field.join('.'), kind])).toEqual([
    ['weight', 'value'],
    ['tools', 'list'],
    ['parts', 'references'],
    ['isNew', 'value'],
  ]);
});

test('its texts are compared as texts, and its title under the name of the space [MP-7]', () => {
  const changes = changesOf({ text: 'One.\n\nTwo.' }, { title: 'Big crane', text: 'One.\n\nThree.' });
  expect(changes.map(({ kind, field }) => [field.join('.'), kind])).toEqual([
    ['title', 'value'],
    ['text', 'text'],
  ]);
});
