import fc from '../fast-check.ts';
import { expect, test } from 'vitest';
import { build, type Stage, validate } from '../../pipeline/build.ts';
import { assetLink, doc, entryLink, exportOf, h, p, rawEntry, settings, hyperlink } from './documents.ts';
import { nineArticles, pictures } from './nine-articles.ts';

const whole = () => ({ entries: structuredClone(nineArticles), assets: structuredClone(pictures) });

const junk = fc.constantFrom<unknown>(
  null,
  7,
  -1.5,
  '',
  ' ',
  'a\ud800',
  '__proto__',
  'javascript:alert(1)',
  '/how-to/a#\udfff%E0%A4%A',
  true,
  [],
  [[]],
  [null],
  {},
  { sys: null },
  { sys: { type: 'Link', linkType: 'Entry', id: 'constructor' } },
  entryLink('howTo'),
  [entryLink('section'), assetLink('picture')],
  doc(h(2, 'a\ud800'), p(hyperlink('\ud800', '\ud800'))),
  doc(null),
);

/** Puts a copy of a value at a random place below an object: JSON holds no value within itself. */
function damage(root: object, steps: readonly number[], value: unknown): void {
  let at = root as Record<string, unknown>;
  for (const [index, step] of steps.entries()) {
    const keys = Object.keys(at);
    const key = keys[step % Math.max(keys.length, 1)];
    if (key === undefined) return;
    const below = at[key];
    if (index === steps.length - 1 || typeof below !== 'object' || below === null) {
      at[key] = structuredClone(value);
      return;
    }
    at = below as Record<string, unknown>;
  }
}

const damages = fc.array(fc.tuple(fc.array(fc.nat(400), { minLength: 2, maxLength: 14 }), junk), {
  minLength: 1,
  maxLength: 12,
});

test(
  'whatever is damaged in an export, it is a finding and never a crash [PL-2]',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(damages, (list) => {
        const exported = whole();
        for (const [steps, value] of list) {
          damage(
            steps[0] !== undefined && steps[0] % 9 === 0 ? exported.assets : exported.entries,
            steps,
            value,
          );
        }
        const input = {
          exported: exportOf(exported.entries, { assets: exported.assets }),
          config: settings(),
        };
        expect(build(input).files.at(-1)?.name).toBe('manifest');
      }),
      { numRuns: 40 },
    );
  },
);

test('the stages come in their order, validating ends with the check', () => {
  const stages: Stage[] = [];
  const input = {
    exported: exportOf([]),
    config: settings(),
    onStage: (stage: Stage) => void stages.push(stage),
  };
  validate(input);
  expect(stages).toEqual(['decode', 'link', 'check']);
  build(input);
  expect(stages.slice(3)).toEqual(['decode', 'link', 'check', 'normalize', 'emit']);
});

test('findings are sorted by severity, then by rule and location; the configuration sets their severity', () => {
  const entries = [
    rawEntry('post', 'b'),
    rawEntry('page', 'a'),
    rawEntry('resource', 'c', { description: doc(p(hyperlink('/x', 'The page of x'))) }),
  ];
  const found = (rules: Record<string, 'error' | 'warn' | 'info' | 'off'> = {}) =>
    validate({ exported: exportOf(entries), config: settings({ rules }) }).diagnostics.map(
      ({ severity, rule, entry, source }) => `${severity} ${rule} ${entry?.id ?? source?.pointer}`,
    );
  expect(found()).toEqual([
    'error links/broken-page c',
    'error schema/missing-field c',
    'warn schema/unknown-type /contentTypes/page',
    'warn schema/unknown-type /contentTypes/post',
  ]);
  expect(
    found({ 'schema/unknown-type': 'error', 'schema/missing-field': 'info', 'links/broken-page': 'off' }),
  ).toEqual([
    'error schema/unknown-type /contentTypes/page',
    'error schema/unknown-type /contentTypes/post',
    'info schema/missing-field c',
  ]);
});

const page = (...parts: readonly string[]) =>
  validate({
    exported: exportOf([rawEntry('kbGlossary', 'g', { title: 'G', terms: parts.map(entryLink) })]),
    config: settings(),
  }).diagnostics.filter(({ rule }) => rule === 'refs/missing-entry');

test('a fingerprint stays when a list grows or entries move, and differs by target', () => {
  const [before] = page('gone');
  const after = page('other', 'gone');
  expect(after.find(({ target }) => target === 'gone')?.fingerprint).toBe(before?.fingerprint);
  expect(new Set(after.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  expect(before).toMatchObject({
    entry: {
      id: 'g',
      contentType: 'kbGlossary',
      title: 'G',
      url: '/glossary/g',
      edit: 'https://app.contentful.com/spaces/space1/environments/master/entries/g?focusedField=terms',
    },
    locale: 'en-US',
    field: ['terms', 0],
    via: [],
    target: 'gone',
  });
});
