import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { article, files, manifest } from '../../../schemas/bundle/format-1.ts';
import { openSearch } from '../../../schemas/search/open-search.ts';
import { noLanguage } from '../../../schemas/search/language.ts';
import { built, rawEntry, states } from '../documents.ts';
import { nineArticles, pictures } from '../nine-articles.ts';

const bundle = built(nineArticles, { parts: { assets: pictures }, redirects: '/old,/how-to/use-the-board' });

test('the manifest vouches for the text of every file [PL-3]', () => {
  const listed = new Map(bundle.manifest.files.map((file) => [file.path, file]));
  const written = bundle.files.filter(({ name }) => name !== 'manifest');
  expect(listed.size).toBe(written.length);
  for (const { name, path, text, url } of written) {
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(listed.get(path)).toEqual({
      name,
      path: `${name}.${sha256.slice(0, 16)}.json`,
      sha256,
      bytes: Buffer.byteLength(text),
      ...(url !== undefined && { url }),
    });
  }
});

test('the manifest is the last file and says what was built', () => {
  expect(bundle.files.at(-1)).toMatchObject({ name: 'manifest', path: 'manifest.json' });
  expect({ ...bundle.manifest, files: [] }).toEqual({
    format: 1,
    version: expect.stringMatching(/^[0-9a-f]{16}$/u),
    source: { id: 'space1/master', updatedAt: '2026-03-09T16:00:00.000Z' },
    locale: 'en-US',
    knowledgeBase: 'main',
    files: [],
  });
});

const versionOf = (title: string) =>
  built([rawEntry('kbHowTo', 'howTo', { title, slug: 'use-the-board' })]).manifest.version;

test('the manifest names its version by what the bundle holds', () => {
  expect(versionOf('Use the board')).toBe(versionOf('Use the board'));
  expect(versionOf('Use the board')).not.toBe(versionOf('Use the map'));
});

test('articles are listed with their pages [PL-3]', () => {
  const urls = bundle.manifest.files.flatMap(({ name, url }) => (url === undefined ? [] : [[name, url]]));
  expect(Object.fromEntries(urls)).toEqual({
    'articles/capability': '/product-capability/maps',
    'articles/faq': '/faq/questions',
    'articles/glossary': '/glossary/words',
    'articles/howTo': '/how-to/use-the-board',
    'articles/landing': '/landing-page/start',
    'articles/notes': '/release-notes/fall',
    'articles/problem': '/problem-solution/no-sync',
    'articles/recommended': '/recommended-workflow/close-the-month',
    'articles/resource': '/resources/checklist',
  });
});

test('every file has the shape that the reader expects', () => {
  for (const { name, text } of bundle.files) {
    const schema = name.startsWith('articles/')
      ? article
      : name === 'manifest'
        ? manifest
        : files[name as keyof typeof files];
    expect([name, schema.safeParse(JSON.parse(text)).error]).toEqual([name, undefined]);
  }
  const names = bundle.files.map(({ name }) => name).filter((name) => !name.startsWith('articles/'));
  expect(names.toSorted()).toEqual([...Object.keys(files), 'manifest'].toSorted());
});

test('the newest change is that of an entry that the build carries', () => {
  const { manifest: written } = built([
    rawEntry('kbTerm', 'a', { term: 'A' }, { updatedAt: '2026-01-01T00:00:00.000Z' }),
    rawEntry('kbTerm', 'b', { term: 'B' }, { ...states.draft, updatedAt: '2026-12-01T00:00:00.000Z' }),
    rawEntry('kbTerm', 'c', {}, { updatedAt: '2026-11-01T00:00:00.000Z' }),
    rawEntry('post', 'd', {}, { updatedAt: '2026-10-01T00:00:00.000Z' }),
  ]);
  expect(written.source.updatedAt).toBe('2026-01-01T00:00:00.000Z');
});

test('a build of nothing has every file, each empty', () => {
  const empty = built([]);
  expect(empty.files.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(files), 'manifest'].toSorted(),
  );
  expect(empty.file('contents')).toEqual({ items: [] });
  expect(empty.file('home').sections).toEqual([]);
  expect(empty.manifest.source).toEqual({ id: 'local/master' });
});

const search = (query: string) =>
  openSearch(bundle.file('search'), { language: noLanguage })({
    query,
    filters: {},
    length: 10,
    offset: 0,
    facets: [],
    matchHighlightTags: ['<mark>', '</mark>'],
  }).results;
const found = (words: string) => search(words).map(({ id }) => String(id));

test('the search index finds the words of titles, headings, texts and the entries in them', () => {
  expect(found('board')).toContain('howTo');
  expect(found('fixes')[0]).toBe('notes');
  expect(found('because').toSorted()).toEqual(['faq', 'question']);
  expect(found('agreement')[0]).toBe('glossary');
  expect(found('dispatchers').toSorted()).toEqual(['faq', 'howTo', 'question']);
});

test('a result has what its card shows [SR-6]', () => {
  expect(search('maps')[0]).toEqual({
    id: 'capability',
    title: 'Maps Pro',
    highlightedTitle: '<mark>Maps</mark> Pro',
    score: 1,
    attributes: {
      SOURCE: ['KBContentful'],
      URL: ['/product-capability/maps'],
      CONTENTFUL_TYPE: ['kbCapability'],
      PRODUCT_AREA: ['Field'],
      UPDATED_DATE: ['2026-03-09T16:00:00.000Z'],
      BEST_DYNABS: ['See every van. Vans on a <mark>map</mark>.'],
    },
  });
});

test('what is not to be indexed is found neither here nor while typing [RT-7]', () => {
  expect(found('checklist')).toEqual([]);
  expect(bundle.file('autocomplete').items.map(({ id }) => id)).not.toContain('resource');
});

test('autocomplete has titles and questions in the form of the service [AC-1]', () => {
  const { items } = bundle.file('autocomplete');
  expect(items.find(({ id }) => id === 'howTo')).toEqual({
    repr: 'Use the board',
    URL: ['/how-to/use-the-board'],
    id: 'howTo',
    SOURCE: ['KBContentful'],
  });
  expect(items.find(({ id }) => id === 'question')).toEqual({
    repr: 'Why so?',
    URL: ['/faq/questions#why-so'],
    id: 'question',
    SOURCE: ['KBContentful'],
  });
  expect(items).toHaveLength(9);
});
