import { expect, test } from 'vitest';
import { linked, rawEntry, states } from '../documents.ts';

const inChannels = (entry: string, ...deliveryChannels: readonly string[]) =>
  rawEntry('resource', entry, { title: entry, ...(deliveryChannels.length > 0 && { deliveryChannels }) });

const knowledgeBases = {
  open: {
    kbId: 'open',
    deliveryChannelId: 'main',
    deliveryChannelStrict: false,
    searchSource: 'KBContentful',
    homeUrl: '/',
  },
  strict: {
    kbId: 'strict',
    deliveryChannelId: 'partner',
    deliveryChannelStrict: true,
    searchSource: 'KBContentful',
    homeUrl: '/',
  },
};

test.each([
  [false, ['changed', 'published']],
  [true, ['changed', 'draft', 'published']],
])('with drafts %s these states are included', (drafts, expected) => {
  const entries = Object.entries(states).map(([state, sys]) =>
    rawEntry('kbTerm', state, { term: state }, sys),
  );
  const { graph } = linked(entries, { drafts });
  expect([...graph.included]).toEqual(expected);
  expect([...graph.reported]).toEqual(expected);
});

test.each([
  ['open', ['all', 'both', 'main']],
  ['strict', ['both', 'partner']],
])('the knowledge base that is %s carries the articles of its channel [KB-2]', (knowledgeBase, expected) => {
  const entries = [
    inChannels('all'),
    inChannels('both', 'main', 'partner'),
    inChannels('main', 'main'),
    inChannels('other', 'other'),
    inChannels('partner', 'partner'),
  ];
  const { graph } = linked(entries, { config: { knowledgeBase, knowledgeBases } });
  expect([...graph.included]).toEqual(expected);
  expect(graph.reported.size).toBe(5);
});

test('the channel decides over articles only [KB-2]', () => {
  const { graph } = linked([rawEntry('kbTerm', 'a', { term: 'A' })], {
    config: { knowledgeBase: 'strict', knowledgeBases },
  });
  expect([...graph.included]).toEqual(['a']);
});

test('what is unsound or without a usable slug is left out, and still reported on', () => {
  const { graph } = linked([
    rawEntry('resource', 'noTitle'),
    rawEntry('post', 'unknown', { title: 'A' }),
    rawEntry('resource', 'noPage', { title: 'A', url: '..' }),
    rawEntry('resource', 'sound', { title: 'A', noIndex: 'yes' }),
  ]);
  expect([...graph.included]).toEqual(['sound', 'unknown']);
  expect([...graph.reported]).toEqual(['noPage', 'noTitle', 'sound', 'unknown']);
});
