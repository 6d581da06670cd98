import { expect, test } from 'vitest';
import { wordsOf } from '../../../pipeline/emit/words.ts';
import { entry, text } from '../builders.ts';
import { built, doc, embedded, embeddedInline, entryLink, id, p } from '../documents.ts';

const config = {
  contentTypes: {
    post: { as: 'article', fields: { title: 'name', body: 'text', content: 'blocks' } },
    note: { as: 'contentSnippet', fields: { content: 'text' } },
  },
};

const post = (name: string, ...blocks: readonly string[]) =>
  entry('post', name, {
    name: `The ${name}`,
    metaDescription: `Set your ${name}.`,
    text: text(`About ${name}.`),
    blocks: blocks.map(entryLink),
  });

const note = entry('note', 'note', { text: text('Mind the chain.') });

test('a page among the parts of another is a card that leads there, and no fault [MP-2]', () => {
  const made = built([post('brakes', 'note', 'gears'), post('gears', 'brakes'), note], { config });
  expect(made.diagnostics).toEqual([]);
  const { node } = made.article('brakes');
  expect(node.type === 'article' && node.fields.content).toEqual([
    expect.objectContaining({ type: 'contentSnippet', id: 'note' }),
    {
      type: 'relatedContent',
      id: 'gears',
      fields: {
        name: 'The gears',
        article: {
          id: 'gears',
          type: 'article',
          title: 'The gears',
          url: '/articles/gears',
          summary: 'Set your gears.',
        },
      },
    },
  ]);
  expect(wordsOf(node).prose).toBe('About brakes. Mind the chain.');
  expect([...(made.graph.pages.get(id('brakes'))?.shows ?? [])]).toEqual(['brakes', 'note']);
});

test('a link within a line has no summary', () => {
  const brakes = entry('post', 'brakes', {
    name: 'Brakes',
    text: doc(p('See ', embeddedInline('gears')), embedded('gears')),
  });
  const written = JSON.stringify(built([brakes, post('gears')], { config }).article('brakes').node);
  expect(written.match(/"summary"/gu)).toHaveLength(1);
});

test('a page among its own parts leads to itself', () => {
  const made = built([post('brakes', 'brakes')], { config });
  expect(made.diagnostics.map(({ rule, field }) => [rule, field])).toEqual([['refs/self', ['blocks', 0]]]);
});

const card = (to: string, anchor?: string) =>
  entry('kbLandingPageLink', `${to}-${anchor}`, { title: to, article: entryLink(to), anchor });

test('a card on a topic page has the summary of its page, unless it leads to a place in it [AR-7]', () => {
  const [gears, chain] = [card('gears'), card('gears', 'chain')];
  const topic = entry('kbLandingPage', 'topic', {
    title: 'Topic',
    url: 'topic',
    content: [entryLink(gears.sys.id), entryLink(chain.sys.id)],
  });
  const made = built([topic, gears, chain, post('gears')], { config });
  expect(made.article('topic').node).toMatchObject({
    fields: { content: [gears, chain].map(({ sys }) => ({ id: sys.id })) },
  });
  const written = JSON.stringify(made.article('topic').node);
  expect(written.match(/"summary":"Set your gears."/gu)).toHaveLength(1);
});
