import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { build, validate } from '../../../pipeline/build.ts';
import type { RawExport } from '../../../pipeline/decode/export/raw-export.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { packValues, PackedValues } from '../../../cli/cache/packed-values.ts';
import type { MediaFiles } from '../../../pipeline/normalize/media-files.ts';
import { type RawEntry, states } from '../documents.ts';
import { sampleInput } from '../sample.ts';

const input = sampleInput();

/** A tenth of the sample, so that many links dangle and much is found. */
const part: RawExport = {
  ...input.exported,
  entries: input.exported.entries.filter((_, index) => index % 10 === 0),
  assets: input.exported.assets.filter((_, index) => index % 5 !== 4),
};

const partOn = (now: string) => ({ ...input, exported: part, now });

/** What an editor may do to one entry, by numbers that choose. */
const edits: readonly ((exported: RawExport, at: number, other: number) => RawExport)[] = [
  (exported, at) => ({ ...exported, entries: exported.entries.toSpliced(at, 1) }),
  (exported, at, other) => withEntry(exported, at, (entry) => swapField(entry, entryAt(exported, other))),
  (exported, at, other) => withEntry(exported, at, (entry) => ({ ...entry, fields: omit(entry, other) })),
  (exported, at, other) => withEntry(exported, at, (entry) => inState(entry, other)),
  (exported, at, other) =>
    withEntry(exported, at, (entry) => ({
      ...entry,
      fields: { ...entry.fields, url: { 'en-US': `renamed-${other % 7}` } },
    })),
  // words and addresses in texts: most edits of editors, and the space keeps its shape
  (exported, at, other) =>
    withEntry(exported, at, (entry) =>
      replaced(entry, /"value":"[^"]{4,}"/gu, `"value":"Word ${other}"`, other),
    ),
  (exported, at, other) =>
    withEntry(exported, at, (entry) =>
      replaced(entry, /"uri":"[^"]*"/gu, `"uri":"${addresses[other % addresses.length]}"`, other),
    ),
  (exported, at, other) =>
    withEntry(exported, at, (entry) => ({
      ...entry,
      fields: { ...entry.fields, title: { 'en-US': `Title ${other}` } },
    })),
  (exported, at) => ({ ...exported, assets: exported.assets.toSpliced(at % exported.assets.length, 1) }),
  (exported, at, other) => ({
    ...exported,
    entries: [...exported.entries, entryAt(input.exported, at + other)],
  }),
];

test('after any edits, a run with a memory finds what a run without one finds [PL-2]', () => {
  const edit = fc.record({ kind: fc.nat(edits.length - 1), at: fc.nat(10_000), other: fc.nat(10_000) });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (steps) => {
      const queries = new Queries();
      let exported = part;
      validate({ ...input, exported, queries });
      for (const { kind, at, other } of steps) {
        exported = edits[kind]?.(exported, at % exported.entries.length, other) ?? exported;
        const remembered = validate({ ...input, exported, queries });
        expect(remembered.diagnostics).toEqual(validate({ ...input, exported }).diagnostics);
      }
    }),
    { numRuns: 2 },
  );
}, 120_000);

test.each([false, true])(
  'after any edits, a build with a memory writes what one without it writes, with source locations: %s [PL-4]',
  (sourceLocations) => {
    const edit = fc.record({ kind: fc.nat(edits.length - 1), at: fc.nat(10_000), other: fc.nat(10_000) });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (steps) => {
        const queries = new Queries();
        let exported = part;
        build({ ...input, exported, queries, sourceLocations });
        for (const { kind, at, other } of steps) {
          exported = edits[kind]?.(exported, at % exported.entries.length, other) ?? exported;
          const media = other % 4 === 0 ? filesBeside(other) : undefined;
          const drafts = other % 9 === 0;
          const again = { ...input, exported, media, drafts, sourceLocations };
          expect(whatIsBuilt({ ...again, queries })).toEqual(whatIsBuilt(again));
        }
      }),
      { numRuns: 2 },
    );
  },
  240_000,
);

test('after any edits, a build in another process writes what one without a memory writes [PL-4]', () => {
  const edit = fc.record({ kind: fc.nat(edits.length - 1), at: fc.nat(10_000), other: fc.nat(10_000) });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (steps) => {
      let exported = part;
      let queries = new Queries();
      build({ ...input, exported, queries });
      for (const { kind, at, other } of steps) {
        exported = edits[kind]?.(exported, at % exported.entries.length, other) ?? exported;
        const again = {
          ...input,
          exported: structuredClone(exported),
          media: other % 4 === 0 ? filesBeside(other) : undefined,
          drafts: other % 9 === 0,
          now: other % 5 === 0 ? '2036-03-09' : input.now,
          config: other % 7 === 0 ? { ...input.config, basePath: '/help/' } : structuredClone(input.config),
        };
        queries = inNextProcess(queries);
        expect(whatIsBuilt({ ...again, queries })).toEqual(whatIsBuilt(again));
      }
    }),
    { numRuns: 2 },
  );
}, 240_000);

test('a build in another process computes only what a changed entry reaches [PL-4]', () => {
  const before = new Queries();
  build({ ...input, queries: before });
  const at = input.exported.entries.findIndex((entry) => (entry as RawEntry).sys.id === 'hwMobileForms');
  const exported = withEntry(structuredClone(input.exported), at, (entry) => ({
    ...entry,
    fields: { ...entry.fields, metaDescription: { 'en-US': 'Forms on a phone.' } },
  }));
  const queries = inNextProcess(before);
  build({ ...input, config: structuredClone(input.config), exported, queries });
  for (const [name, byKey] of queries.kept) {
    const made = [...byKey.values()].filter(([last]) => last?.stored === undefined);
    expect(made.length, `${name} of ${byKey.size}`).toBeLessThan(Math.max(byKey.size / 4, 2));
  }
  expect([...queries.kept.keys()]).toEqual(expect.arrayContaining(['findings', 'article', 'references']));
});

test('a build makes again what shows a changed entry, and nothing that shows others', () => {
  const queries = new Queries();
  const before = build({ ...input, queries }).files;
  const at = input.exported.entries.findIndex((entry) => (entry as RawEntry).sys.id === 'hwMobileForms');
  const exported = withEntry(input.exported, at, (entry) => ({
    ...entry,
    fields: { ...entry.fields, metaDescription: { 'en-US': 'Forms on a phone.' } },
  }));
  const after = build({ ...input, exported, queries }).files;
  const known = new Set(before);
  const articles = after.filter(({ url }) => url !== undefined);
  const made = articles.filter((file) => !known.has(file));
  expect(made.length).toBeGreaterThan(0);
  expect(made.length).toBeLessThan(articles.length / 4);
});

test('a run in which nothing has changed asks no rule again', () => {
  const queries = new Queries();
  const first = validate({ ...input, exported: part, queries });
  const second = validate({ ...input, exported: part, queries });
  expect(second.diagnostics).toEqual(first.diagnostics);
  expect(
    [...second.graph.pages.values()].every((page, index) => page === [...first.graph.pages.values()][index]),
  ).toBe(true);
});

test('another day is another context: what is stale is judged anew', () => {
  const queries = new Queries();
  const before = validate({ ...partOn('2026-03-09'), queries });
  const later = validate({ ...partOn('2036-03-09'), queries });
  expect(later.diagnostics).not.toEqual(before.diagnostics);
  expect(later.diagnostics).toEqual(validate(partOn('2036-03-09')).diagnostics);
});

function whatIsBuilt(from: Parameters<typeof build>[0]) {
  const { files, mediaCopies, searchDocuments, diagnostics } = build(from);
  // their paths hold the hashes of their texts; the manifest comes last
  const paths = files.map(({ path, url }) => `${path} ${url}`);
  return { paths, manifest: files.at(-1)?.text, mediaCopies, searchDocuments, diagnostics };
}

/** Some of the space's files lie beside the export, with a content that a number chooses. */
const filesBeside = (choice: number): MediaFiles => ({
  get: (path) => (path.length % 3 === choice % 3 ? undefined : `${path.length + (choice % 5)}`.repeat(32)),
});

/** What a later process gets of what this one has computed. */
function inNextProcess(queries: Queries): Queries {
  const parts: Uint8Array[] = [];
  packValues(queries.toStore(), (bytes) => parts.push(bytes));
  const next = new Queries();
  next.before = new PackedValues(Buffer.concat(parts));
  return next;
}

const entryAt = ({ entries }: RawExport, at: number): RawEntry => entries[at % entries.length] as RawEntry;

const withEntry = (exported: RawExport, at: number, change: (entry: RawEntry) => RawEntry): RawExport => ({
  ...exported,
  entries: exported.entries.with(at, change(entryAt(exported, at))),
});

const addresses = ['/how-to/nowhere', '/faq/vat#rates', '#top', 'https://other.example', '/old-part-1', ''];

/** One of the sourceLocations in an entry's fields where the pattern matches, chosen by a number, with another text there. */
function replaced(entry: RawEntry, pattern: RegExp, by: string, choice: number): RawEntry {
  const text = JSON.stringify(entry.fields);
  const sourceLocations = [...text.matchAll(pattern)];
  const place = sourceLocations[choice % Math.max(sourceLocations.length, 1)];
  if (place === undefined) return entry;
  const fields = text.slice(0, place.index) + by + text.slice(place.index + place[0].length);
  return { ...entry, fields: JSON.parse(fields) as RawEntry['fields'] };
}

/** The fields of another entry of any type come over the entry's own. */
const swapField = (entry: RawEntry, other: RawEntry): RawEntry => ({
  ...entry,
  fields: { ...entry.fields, ...other.fields },
});

const omit = ({ fields }: RawEntry, at: number): RawEntry['fields'] => {
  const names = Object.keys(fields);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== names[at % names.length]));
};

const inState = (entry: RawEntry, at: number): RawEntry => {
  const all = Object.values(states);
  return { ...entry, sys: { ...entry.sys, ...all[at % all.length] } };
};
