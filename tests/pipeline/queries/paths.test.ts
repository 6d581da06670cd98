import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { build, validate } from '../../../pipeline/build.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { doc, entryLink, exportOf, p, type RawEntry, rawEntry, settings, states } from '../documents.ts';

const config = settings({
  contentTypes: {
    person: false,
    blogPost: [
      { when: { field: 'author.role', is: 'Editor' }, as: 'kbHowTo', fields: { title: 'headline' } },
      {
        as: 'article',
        fields: {
          title: { first: ['headline', 'author.name'] },
          byline: { text: 'By {author.name} of {author.company.name}' },
          introduction: { join: ['body', 'author.bio'] },
          tags: 'friends',
        },
      },
    ],
  },
});

const ids = ['ana', 'ben', 'vans', 'a', 'b', 'c'];

const person = (id: string, name: string, company: string): RawEntry =>
  rawEntry('person', id, { name, bio: doc(p(`About ${name}.`)), company: entryLink(company) });

const space: readonly RawEntry[] = [
  person('ana', 'Ana', 'vans'),
  person('ben', 'Ben', 'vans'),
  rawEntry('company', 'vans', { name: 'Vans & Co' }),
  ...['a', 'b', 'c'].map((id) =>
    rawEntry('blogPost', id, {
      headline: `Post ${id}`,
      body: doc(p(`Words of ${id}.`)),
      author: entryLink(id === 'c' ? 'ben' : 'ana'),
      friends: [entryLink('ana'), entryLink('ben')],
    }),
  ),
];

const withFields = ({ fields, ...entry }: RawEntry, values: Readonly<Record<string, unknown>>): RawEntry => ({
  ...entry,
  fields: {
    ...fields,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { 'en-US': value }])),
  },
});

const inputOf = (entries: readonly RawEntry[], queries?: Queries) => ({
  exported: exportOf(entries),
  config,
  queries,
});

const articleFiles = (entries: readonly RawEntry[], queries?: Queries) =>
  build(inputOf(entries, queries)).files.filter(({ url }) => url !== undefined);

test("a change of an author's name changes the articles that read it, and no others [MP-5]", () => {
  const queries = new Queries();
  const before = new Map(articleFiles(space, queries).map((file) => [file.url, file]));
  const changed = space.map((entry) =>
    entry.sys.id === 'ben' ? withFields(entry, { name: 'Benjamin' }) : entry,
  );
  const after = articleFiles(changed, queries);
  expect(after.find(({ url }) => url === '/articles/c')?.text).toContain('By Benjamin of');
  // the others name Ben among their tags
  expect(after.map(({ text }) => text)).toEqual(articleFiles(changed).map(({ text }) => text));
  const renamed = space.map((entry) =>
    entry.sys.id === 'c' ? withFields(entry, { headline: 'New' }) : entry,
  );
  const others = articleFiles(renamed, queries).filter(
    ({ url }) => url !== '/articles/c' && url?.startsWith('/tags/') === false, // those list it
  );
  expect(others.map(({ text }) => text)).toEqual(others.map(({ url }) => before.get(url)?.text));
});

/** What an editor may do to an entry, by a number that chooses. */
const edits: readonly ((entry: RawEntry, choice: number) => RawEntry | undefined)[] = [
  () => undefined,
  (entry, choice) => withFields(entry, { name: `Name ${choice}` }),
  (entry, choice) => withFields(entry, { author: entryLink(ids[choice % ids.length] ?? '') }),
  (entry, choice) => withFields(entry, { company: entryLink(ids[choice % ids.length] ?? '') }),
  (entry, choice) => withFields(entry, { role: choice % 2 === 0 ? 'Editor' : 'Writer' }),
  (entry) => withFields(entry, { headline: null }),
  (entry) => withFields(entry, { bio: doc(p('Half \ud800')) }),
  ({ sys, ...entry }, choice) => {
    const all = Object.values(states);
    return { ...entry, sys: { ...sys, ...all[choice % all.length] } };
  },
];

test('after any edits, a run with a memory finds and writes what a run without one does [MP-5] [PL-2]', () => {
  const edit = fc.record({ kind: fc.nat(edits.length - 1), at: fc.nat(100), choice: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (steps) => {
      const queries = new Queries();
      let entries = space;
      validate(inputOf(entries, queries));
      for (const { kind, at, choice } of steps) {
        const index = at % Math.max(1, entries.length);
        entries = entries.flatMap((entry, each) =>
          each === index ? (edits[kind]?.(entry, choice) ?? []) : [entry],
        );
        const remembered = build(inputOf(entries, queries));
        const anew = build(inputOf(entries));
        expect(remembered.diagnostics).toEqual(anew.diagnostics);
        expect(remembered.files.map(({ text }) => text)).toEqual(anew.files.map(({ text }) => text));
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);
