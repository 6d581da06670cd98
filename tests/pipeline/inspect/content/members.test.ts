import { expect, test } from 'vitest';
import type { Graph } from '../../../../pipeline/graph.ts';
import { membersOf, newestFirst, topicsAbove } from '../../../../pipeline/inspect/content/members.ts';
import { expectLinear } from '../../../expect-linear.ts';
import { entry } from '../../builders.ts';
import { entryLink, id, linked } from '../../documents.ts';

const post = (name: string, values: Readonly<Record<string, unknown>> = {}) =>
  entry('article', name, { title: name, ...values });
const topic = (name: string, values: Readonly<Record<string, unknown>> = {}) =>
  entry('topic', name, { title: name, ...values });
const release = (name: string, values: Readonly<Record<string, unknown>>) =>
  entry('kbReleaseNotes', name, { title: name, ...values });

test('the topic that an article names first is the one that it stands in [MP-5]', () => {
  const { graph } = linked([
    topic('s', { articles: [entryLink('a')] }),
    topic('t'),
    post('a', { topics: [entryLink('t')] }),
  ]);
  expect(membersOf(graph).topics.get(id('a'))).toEqual(['t', 's']);
});

test('what has no page belongs nowhere: drafts, and links to other types [MP-5]', () => {
  const { graph } = linked([
    topic('t', { articles: [entryLink('draft'), entryLink('gone')] }),
    entry('article', 'draft', { title: 'draft' }, 'draft'),
    post('a', { topics: [entryLink('b')], authors: [entryLink('gone')] }),
    post('b'),
  ]);
  const { articles, topics } = membersOf(graph);
  expect(articles.get(id('t'))).toEqual([]);
  expect([...topics]).toEqual([]);
});

test('a topic names no article twice, and not itself [MP-5]', () => {
  const { graph } = linked([
    topic('t', { articles: [entryLink('a'), entryLink('a'), entryLink('t')], topics: [entryLink('t')] }),
    post('a', { topics: [entryLink('t'), entryLink('t')] }),
  ]);
  const { articles, topics } = membersOf(graph);
  expect(articles.get(id('t'))).toEqual(['a']);
  expect(topics.get(id('a'))).toEqual(['t']);
});

test('topics that contain each other end where the circle closes [MP-5]', () => {
  const { graph } = linked([
    topic('a', { parent: entryLink('b') }),
    topic('b', { parent: entryLink('c') }),
    topic('c', { parent: entryLink('a') }),
    topic('self', { parent: entryLink('self') }),
  ]);
  expect(topicsAbove(id('a'), graph)).toEqual(['c', 'b']);
  expect(topicsAbove(id('self'), graph)).toEqual([]);
});

test('release notes without a topic have the releases before and after them, by date [MP-5]', () => {
  const { graph } = linked([
    topic('t'),
    release('spring', { publishedOn: '2026-03-23' }),
    release('fall', { publishedOn: '2026-10-26' }),
    release('summer', { publishedOn: '2026-06-29' }),
    release('in-topic', { publishedOn: '2026-12-01', topics: [entryLink('t')] }),
    post('other', { publishedOn: '2026-05-01' }),
  ]);
  const { previous, next } = membersOf(graph);
  expect([...previous]).toEqual([
    ['summer', 'spring'],
    ['fall', 'summer'],
  ]);
  expect([...next]).toEqual([
    ['spring', 'summer'],
    ['summer', 'fall'],
    ['fall', 'in-topic'],
  ]);
});

test('the newest article is first, and articles without a date are last, by title [MP-5]', () => {
  const { graph } = linked([
    post('b'),
    post('a'),
    post('old', { publishedOn: '2025-12-31T23:00Z' }),
    post('new', { publishedOn: '2026-01-01' }),
  ]);
  expect(newestFirst(['b', 'old', 'a', 'new'].map(id), graph)).toEqual(['new', 'old', 'a', 'b']);
});

test('many articles of one topic take time in proportion [MP-5]', () => {
  const graphs = new Map<number, Graph>();
  const graphOf = (count: number): Graph => {
    const posts = Array.from({ length: count }, (_, n) => post(`p${n}`, { topics: [entryLink('t')] }));
    const graph = graphs.get(count) ?? linked([topic('t'), ...posts]).graph;
    graphs.set(count, graph);
    return graph;
  };
  for (const count of [500, 2000]) graphOf(count);
  expectLinear((count) => membersOf({ ...graphOf(count) }), 500); // another graph each time: members are kept
});
