import { describe, expect, test } from 'vitest';
import { build, validate } from '../../../pipeline/build.ts';
import {
  doc,
  embedded,
  entryLink,
  exportOf,
  p,
  rawAsset,
  rawEntry,
  settings,
  hyperlink,
} from '../documents.ts';
import { deepDocumentJson, inheritedNames, nestedJson } from './values.ts';
import { expectLinear } from '../../expect-linear.ts';

interface Space {
  readonly entries: readonly unknown[];
  readonly parts?: Readonly<Record<string, unknown>>;
  readonly table?: string;
}

/** The rules that speak, each once, in their order, when the space is built: neither checking nor building it throws. */
function rulesFor({ entries, parts, table }: Space): string[] {
  const redirectFile = table === undefined ? undefined : { file: 'redirects.csv', text: table };
  const input = { exported: exportOf(entries, parts), config: settings(), redirectFile };
  return [...new Set(build(input).diagnostics.map(({ rule }) => rule))];
}

const howTo = (introduction: unknown, id = 'a') =>
  rawEntry('kbHowTo', id, { title: `Title of ${id}`, url: id, introduction });

const parsed = (json: string): unknown => JSON.parse(json) as unknown;

describe('rich text ten thousand nodes deep is one error, and what it holds is read no further [PL-2]:', () => {
  test.each([
    ['lists', ['unordered-list', 'list-item']],
    ['quotes', ['blockquote']],
    ['tables', ['table', 'table-row', 'table-cell']],
    ['paragraphs', ['paragraph']],
    ['headings', ['heading-2']],
  ])('%s', (_what, types) => {
    expect(rulesFor({ entries: [howTo(parsed(deepDocumentJson(types, 10_000)))] })).toContain(
      'rich-text/too-deep',
    );
  });

  test.each([
    ['links', 'hyperlink', 'links/malformed'],
    ['nodes of no known type', 'zzz', 'rich-text/too-deep'],
  ])('%s', (_what, type, rule) => {
    expect(rulesFor({ entries: [howTo(parsed(deepDocumentJson([type], 10_000)))] })).toContain(rule);
  });
});

describe('Markdown nested thousands deep is one error [PL-2]:', () => {
  test.each([
    ['quotes', '>'.repeat(10_000)],
    ['lists', '- '.repeat(10_000) + 'words'],
    ['lists line by line', Array.from({ length: 300 }, (_, n) => `${'  '.repeat(n)}- item`).join('\n')],
    ['brackets', nestedJson('[', ']', 10_000)],
    ['links', '['.repeat(5000) + 'a' + '](b)'.repeat(5000)],
    ['images in links', '[![a'.repeat(2000) + '](b)](c)'.repeat(2000)],
    ['notes', nestedJson('[^', ']', 10_000)],
    ['emphasis', '*a '.repeat(5000) + 'words' + ' a*'.repeat(5000)],
    ['emphasis of two kinds', '*a _b '.repeat(1000) + 'words' + ' b_ a*'.repeat(1000)],
    ['stars', nestedJson('*', '*', 10_000, 'words')],
    ['strikethrough', '~~a '.repeat(5000) + 'words' + ' a~~'.repeat(5000)],
  ])('%s', (_what, text) => {
    expect(rulesFor({ entries: [howTo(text)] })).toEqual(['rich-text/too-deep']);
  });

  test('a text that is too long to be read as Markdown is shown as it is, and said so', () => {
    expect(rulesFor({ entries: [howTo('Words and words. '.repeat(100_000))] })).toEqual([
      'rich-text/malformed',
    ]);
  });
});

describe('lists nested 200,000 levels deep are a value of the wrong type wherever they stand [PL-2]:', () => {
  const deep = parsed(nestedJson('[', ']', 200_000));
  const { sys } = howTo(undefined);
  test.each<[string, unknown, string[]]>([
    ['in the place of an entry', deep, ['schema/invalid-export']],
    ['in the place of its fields', { sys, fields: deep }, ['schema/invalid-export']],
    ['in a rich text', howTo(deep), ['schema/wrong-type']],
    ['in a text', rawEntry('kbHowTo', 'a', { title: deep, url: 'a' }), ['schema/wrong-type']],
    [
      'in a field that is not known',
      rawEntry('kbTerm', 'a', { term: 'A', extra: deep }),
      ['schema/unknown-field'],
    ],
    ['in an entry that is not known', rawEntry('post', 'a', { extra: deep }), ['schema/unknown-type']],
  ])('%s', (_where, entry, rules) => {
    expect(rulesFor({ entries: [entry] })).toEqual(expect.arrayContaining(rules));
  });
});

describe('names that every object inherits are names like any other [PL-2]:', () => {
  test.each(inheritedNames)('%s', (name) => {
    const fields = parsed(`{"title":{"${name}":"T"},"url":{"${name}":"${name}"},"${name}":{"${name}":"x"}}`);
    const locales = [{ code: name, default: true, fallbackCode: null }];
    const contentTypes = [{ sys: { id: name }, displayField: name, fields: [{ id: name, type: name }] }];
    const articles = [
      { sys: { ...howTo('', name).sys, metadata: { tags: [entryLink(name)] } }, fields },
      { sys: rawEntry(name, 'other').sys, fields },
    ];
    const assets = [{ sys: rawAsset(name).sys, fields: parsed(`{"file":{"${name}":{"${name}":1}}}`) }];
    const table = `fromPath,toPath\n/${name},/how-to/${name}\n`;
    const rules = rulesFor({ entries: articles, parts: { locales, contentTypes, assets }, table });
    const isPlain = name === name.toLowerCase();
    expect(rules).toEqual([
      'schema/unknown-field',
      'schema/unknown-type',
      ...(isPlain ? [] : ['slugs/upper-case']),
    ]);
  });
});

const snippets = (length: number, next: (n: number) => number) =>
  Array.from({ length }, (_, n) =>
    rawEntry('contentSnippet', `s${n}`, {
      name: `S${n}`,
      content: doc(p('Words.'), embedded(`s${next(n)}`)),
    }),
  );

describe('what goes round in a circle is a finding and ends [PL-2]:', () => {
  const start = howTo(doc(p('Words.'), embedded('s0')));

  test('entries that show one another', () => {
    const entries = [start, ...snippets(1000, (n) => (n + 1) % 1000)];
    expect(rulesFor({ entries })).toEqual(['refs/cycle', 'refs/page-limit']);
  });

  test('an entry that shows itself', () => {
    expect(rulesFor({ entries: [start, ...snippets(1, () => 0)] })).toEqual(['refs/cycle']);
  });

  test('entries that each show all the others', () => {
    const all = Array.from({ length: 12 }, (_, n) => embedded(`s${n}`));
    const entries = all.map((_, n) =>
      rawEntry('contentSnippet', `s${n}`, { name: `S${n}`, content: doc(...all) }),
    );
    expect(rulesFor({ entries: [start, ...entries] })).toContain('refs/cycle');
  });

  test('locales that fall back to one another', () => {
    const locales = [
      { code: 'en-US', default: true, fallbackCode: 'de' },
      { code: 'de', fallbackCode: 'en-US' },
    ];
    expect(rulesFor({ entries: [howTo(doc(p('Words.')))], parts: { locales } })).toEqual([
      'schema/invalid-export',
    ]);
  });

  test('redirects, a thousand of them', () => {
    const lines = Array.from({ length: 1000 }, (_, n) => `/a${n},/a${(n + 1) % 1000}`);
    const table = ['fromPath,toPath', ...lines].join('\n');
    expect(rulesFor({ entries: [howTo(doc(p('Words.')))], table })).toContain('redirects/loop');
  });
});

test('entries that show one another in a row of a thousand cost no more than their number', () => {
  const row = Array.from({ length: 1000 }, (_, n) =>
    rawEntry('contentSnippet', `s${n}`, {
      name: `S${n}`,
      content: doc(p(hyperlink('/gone', 'Board')), embedded(`s${n + 1}`)),
    }),
  );
  const { diagnostics } = validate({
    exported: exportOf([howTo(doc(p('Words.'), embedded('s0'))), ...row]),
    config: settings(),
  });
  expect(diagnostics).toHaveLength(1002); // a link in each, what the last shows is gone, and the page has no room
  expect(Math.max(...diagnostics.map(({ via }) => via.length))).toBe(50);
});

test('millions of characters are no more than a report can hold, wherever they stand', () => {
  const long = 'x'.repeat(2 ** 21);
  const entries = [
    rawEntry('kbHowTo', 'a', {
      title: long,
      url: 'a',
      introduction: doc(p(long, hyperlink(`/${long}`, 'Board'))),
    }),
    rawEntry('kbHowTo', 'b', { title: 'B', url: long, [long]: 1 }),
    rawEntry('post', 'c', { body: long }),
  ];
  const { diagnostics } = validate({ exported: exportOf(entries), config: settings() });
  expect([...new Set(diagnostics.map(({ rule }) => rule))].toSorted()).toEqual([
    'links/broken-page',
    'rich-text/malformed',
    'schema/too-long',
    'schema/unknown-field',
    'schema/unknown-type',
    'slugs/unusable',
  ]);
  expect(JSON.stringify(diagnostics).length).toBeLessThan(50_000);
});

test.each(['/', '.', ' ', '?', '#', '%', '@', '\\\\', '../'])(
  'an address of thousands of %j is read in the time of its length',
  (sign) => {
    expectLinear((length) => {
      const many = `/a${sign.repeat(length)}x`;
      const entries = [many, `https://a.example${many}`].map((uri, n) =>
        howTo(doc(p('See ', hyperlink(uri, 'Board'))), `a${n}`),
      );
      rulesFor({ entries, table: `fromPath,toPath\n${many},${many}b\n` });
    }, 1000);
  },
);
