import { expect, test } from 'vitest';
import { areaMaxBefore, areaMaxItems } from '../../../../schemas/spec/content/around-articles.ts';
import { entry, text } from '../../builders.ts';
import { assetLink, built, entryLink, rawAsset } from '../../documents.ts';

const post = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  entry('article', id, { title: `Title ${id}`, body: text('Some words.'), url: id, ...values });

const topic = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  entry('topic', id, { title: `Topic ${id}`, url: id, ...values });

const ana = entry('author', 'ana', { title: 'Ana Ruiz', url: 'ana', picture: assetLink('face') });
const face = { assets: [rawAsset('face')] };

const inTopic = (id: string) => ({ topics: [entryLink(id)] });

test('an article without a date, an author, a picture, a topic and a tag says nothing of them [MP-5]', () => {
  const { about, area, listed } = built([post('a', { tags: [' '], byline: ' ' })]).article('a');
  expect({ about, area, listed }).toEqual({ about: undefined, area: undefined, listed: undefined });
});

test('an article’s file has its date, its authors with pictures, its hero picture and its minutes [MP-5]', () => {
  const words = text('word '.repeat(500));
  const { about } = built(
    [
      post('a', {
        body: words,
        publishedOn: '2026-03-09T16:00+02:00',
        authors: [entryLink('ana'), entryLink('gone')],
        byline: 'Somebody',
        heroImage: assetLink('face'),
      }),
      ana,
    ],
    { parts: face },
  ).article('a');
  expect(about).toMatchObject({
    publishedOn: '2026-03-09T16:00+02:00',
    readingMinutes: 2,
    authors: [{ title: 'Ana Ruiz', url: '/authors/ana', picture: { id: 'face', width: 640 } }],
    image: { id: 'face' },
    topics: [],
    tags: [],
  });
  expect(about).not.toHaveProperty('byline'); // the author has a page
});

test('authors without a page are named by the byline [MP-5]', () => {
  expect(built([post('a', { byline: ' Sam Lee ' })]).article('a').about).toEqual({
    readingMinutes: 1,
    authors: [],
    byline: 'Sam Lee',
    topics: [],
    tags: [],
  });
});

test.each(['yesterday', '2026-02-30', '2026-3-9', '9 March'])('"%s" is no date to show [MP-5]', (date) => {
  expect(built([post('a', { publishedOn: date })]).article('a').about).toBeUndefined();
});

test('neighbours follow the topic’s own list, then the order, then the date [MP-5]', () => {
  const build = built([
    topic('t', { articles: [entryLink('z'), entryLink('y')] }),
    post('z'),
    post('y', inTopic('t')),
    post('b', { ...inTopic('t'), publishedOn: '2026-01-02' }),
    post('c', { ...inTopic('t'), publishedOn: '2026-01-01' }),
    post('d', { ...inTopic('t'), order: 1 }),
    post('last', inTopic('t')),
  ]);
  const neighbours = (id: string) => {
    const { about } = build.article(id);
    return [about?.previous?.id, about?.next?.id];
  };
  expect(['z', 'y', 'd', 'c', 'b', 'last'].map(neighbours)).toEqual([
    [undefined, 'y'],
    ['z', 'd'],
    ['y', 'c'],
    ['d', 'b'],
    ['c', undefined],
    [undefined, undefined], // nothing gives it a place
  ]);
  expect(build.article('t').listed?.articles.map(({ id }) => id)).toEqual(['z', 'y', 'd', 'c', 'b', 'last']);
});

test('a topic whose articles have only dates lists the newest first, and is read from the oldest [MP-5]', () => {
  const build = built([
    topic('t'),
    post('old', { ...inTopic('t'), publishedOn: '2025-01-01' }),
    post('new', { ...inTopic('t'), publishedOn: '2026-01-01' }),
  ]);
  expect(build.article('t').listed?.articles.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(build.article('old').about?.next?.id).toBe('new');
});

test('articles of a topic without any order have no neighbours [MP-5]', () => {
  const build = built([topic('t'), post('a', inTopic('t')), post('b', inTopic('t'))]);
  expect(build.article('a').about).toEqual({
    authors: [],
    topics: [{ title: 'Topic t', url: '/topics/t' }],
    tags: [],
  });
});

test('the area has the other articles of the topic, and the topics above and below [MP-5]', () => {
  const { area, breadcrumbs } = built([
    topic('root'),
    topic('t', { parent: entryLink('root') }),
    topic('part', { parent: entryLink('t') }),
    post('a', inTopic('t')),
    post('b', inTopic('t')),
  ]).article('a');
  expect(area).toMatchObject({
    title: 'Topic t',
    url: '/topics/t',
    above: [{ title: 'Topic root', url: '/topics/root' }],
    articles: [{ id: 'a' }, { id: 'b' }],
    count: 2,
    topics: [{ title: 'Topic part', url: '/topics/part' }],
  });
  expect(breadcrumbs.map(({ title }) => title)).toEqual(['Topic root', 'Topic t', 'Title a']);
});

test('a topic of one article has no area, and a circle of topics ends [MP-5]', () => {
  expect(built([topic('t'), post('a', inTopic('t'))]).article('a').area).toBeUndefined();
  const circle = built([
    topic('t', { parent: entryLink('u') }),
    topic('u', { parent: entryLink('t') }),
    post('a', inTopic('t')),
  ]);
  expect(circle.article('a').area?.above.map(({ title }) => title)).toEqual(['Topic u']);
  expect(circle.article('t').breadcrumbs.map(({ title }) => title)).toEqual(['Topic u', 'Topic t']);
});

test('the area of a large topic has the articles around, so that files stay small [MP-5]', () => {
  const count = areaMaxItems * 2;
  const posts = Array.from({ length: count }, (_, n) => post(`p${n}`, { ...inTopic('t'), order: n }));
  const build = built([topic('t'), ...posts]);
  const ids = (id: string) => build.article(id).area?.articles.map((article) => article.id);
  expect(ids('p0')?.[0]).toBe('p0');
  expect(ids('p0')).toHaveLength(areaMaxItems);
  expect(ids('p20')?.[areaMaxBefore]).toBe('p20');
  expect(ids(`p${count - 1}`)?.at(-1)).toBe(`p${count - 1}`);
  expect(ids(`p${count - 1}`)).toHaveLength(areaMaxItems);
  expect(build.article('p0').area?.count).toBe(count);
});

test('an author’s page lists the articles, newest first, as cards [MP-5]', () => {
  const byAna = { authors: [entryLink('ana')] };
  const { listed } = built(
    [
      ana,
      post('a', { ...byAna, publishedOn: '2026-01-01', metaDescription: 'About a.' }),
      post('b', { ...byAna, publishedOn: '2026-02-01', heroImage: assetLink('face') }),
      post('c', byAna),
      post('draft', byAna),
    ].map((each) => (each.sys.id === 'draft' ? entry('article', 'draft', {}, 'draft') : each)),
    { parts: face },
  ).article('ana');
  expect(listed?.articles).toMatchObject([
    { id: 'b', publishedOn: '2026-02-01', image: { id: 'face' }, description: 'Some words.' },
    { id: 'a', publishedOn: '2026-01-01', description: 'About a.' },
    { id: 'c', url: '/articles/c' },
  ]);
});

test('nothing of another channel is listed [MP-5]', () => {
  const build = built(
    [
      topic('t', { articles: [entryLink('a'), entryLink('b')] }),
      post('a'),
      post('b', { deliveryChannels: ['other'] }),
    ],
    {
      config: {
        knowledgeBase: 'kb',
        knowledgeBases: {
          kb: {
            kbId: 'kb',
            deliveryChannelId: 'kb',
            deliveryChannelStrict: false,
            searchSource: 'KB',
            homeUrl: '/',
          },
        },
      },
    },
  );
  expect(build.article('t').listed?.articles.map(({ id }) => id)).toEqual(['a']);
});
