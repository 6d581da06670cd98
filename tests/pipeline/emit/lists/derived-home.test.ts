import { describe, expect, test } from 'vitest';
import { homeGroupMaxLinks, homeMaxGroups, homeMaxNewest } from '../../../../schemas/spec/pages/home.ts';
import { built, doc, entryLink, p, type RawEntry, rawEntry, toEntry } from '../../documents.ts';

const article = (id: string, values = {}, sys = {}) => rawEntry('article', id, { title: id, ...values }, sys);
const homeOf = (entries: readonly RawEntry[], config = {}) => built(entries, { config }).file('home');
const links = (...ids: readonly string[]) => ({ body: doc(p(...ids.map((id) => toEntry(id, id)))) });

describe('the home page of a space without sections [MP-12]', () => {
  test('has none of it where editors made sections', () => {
    const section = rawEntry('homeEntry', 's', { codeId: 'HPWelcome', subContent: [entryLink('a')] });
    expect(homeOf([section, article('a')])).not.toHaveProperty('derived');
  });

  test('names the newest first, by their date, else by their first publication', () => {
    const derived = homeOf([
      article('old', { publishedOn: '2020-01-01' }, { firstPublishedAt: '2026-03-01T10:00:00Z' }),
      article('new', { publishedOn: '2026-02-01', metaDescription: 'What is new' }),
      article('imported', {}, { firstPublishedAt: '2026-01-01T10:00:00Z' }),
      article('made', {}, { createdAt: '2019-01-01T10:00:00Z' }),
      article('undated'),
      rawEntry('author', 'ana', { title: 'Ana', publishedOn: '2026-03-01' }),
    ]).derived;
    expect(derived?.newest.map(({ id }) => id)).toEqual(['new', 'imported', 'old', 'made', 'undated']);
    expect(derived?.newest[0]).toEqual({
      id: 'new',
      type: 'article',
      title: 'new',
      url: '/articles/new',
      description: 'What is new',
      publishedOn: '2026-02-01',
    });
  });

  test('names the most linked where several articles are linked by several others', () => {
    const { derived } = homeOf([
      article('a', links('a', 'b', 'b')),
      article('b', links('a', 'c')),
      article('c', links('a', 'b')),
      article('d', links('a', 'c')),
      article('e', links('d')),
      rawEntry('topic', 't', { title: 't', articles: [entryLink('d')] }),
    ]);
    expect(derived?.mostLinked.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(
      homeOf([article('a'), article('b', links('a')), article('c', links('a'))]).derived?.mostLinked,
    ).toEqual([]);
  });

  test('shows so many groups, articles and cards, and the number of all', () => {
    const topics = Array.from({ length: homeMaxGroups + 3 }, (_none, index) =>
      rawEntry('topic', `t${index}`, { title: `T${index}`, icon: 'truck' }),
    );
    const articles = Array.from({ length: 30 }, (_none, index) =>
      article(`a${index}`, { topics: topics.map(({ sys }) => entryLink(sys.id)) }),
    );
    const { derived } = homeOf([...topics, ...articles]);
    expect(derived?.groups).toHaveLength(homeMaxGroups);
    expect(derived?.groups[0]).toMatchObject({ title: 'T0', url: '/topics/t0', icon: 'truck', count: 30 });
    expect(derived?.groups[0]?.articles).toHaveLength(homeGroupMaxLinks);
    expect(derived?.newest).toHaveLength(homeMaxNewest);
  });

  test('leads to pages with the prefixes of the site', () => {
    const routes = { article: '/notes', topic: '/shelves' };
    const { derived } = homeOf(
      [
        rawEntry('topic', 't', { title: 't', articles: [entryLink('a')] }),
        rawEntry('topic', 'u', { title: 'u', articles: [entryLink('a')] }),
        article('a'),
      ],
      { routes },
    );
    expect(derived?.groups.map(({ url, articles }) => [url, articles[0]?.url])).toEqual([
      ['/shelves/t', '/notes/a'],
      ['/shelves/u', '/notes/a'],
    ]);
  });

  test('says nothing of a space without articles', () => {
    expect(homeOf([]).derived).toEqual({ groups: [], newest: [], mostLinked: [] });
  });
});

test('the words at the top are those of the site, in its language [MP-12]', () => {
  const home = { title: { en: 'Docs', es: 'Documentos' }, text: 'All of it', placeholder: { es: 'Buscar' } };
  const file = homeOf([article('a')], { home });
  expect(file.hero).toEqual({ title: 'Docs', text: 'All of it' });
  expect(file.head.description).toBe('All of it');
  expect(homeOf([article('a')])).not.toHaveProperty('hero');
});
