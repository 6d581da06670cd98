import fc from '../fast-check.ts';
import { expect, test } from 'vitest';
import { json } from '../../cli/reporters/formats/json.ts';
import { collectFindings } from '../../cli/reporters/findings.ts';
import { validate } from '../../pipeline/build.ts';
import { plainLook } from '../cli/reporters/findings.ts';
import { exportOf, type RawEntry, settings } from './documents.ts';
import { exportedAgain, faultyAssets, faultyEntries, faultyTable } from './faulty-space.ts';

const locales = [
  { code: 'en-US', name: 'English', default: true, fallbackCode: null },
  { code: 'de-DE', name: 'German', default: false, fallbackCode: 'en-US' },
  { code: 'fr-FR', name: 'French', default: false, fallbackCode: null },
];

interface Listed {
  readonly entries: readonly unknown[];
  readonly assets: readonly unknown[];
  readonly locales: readonly unknown[];
  readonly table: readonly string[];
}

const [heading = '', ...lines] = faultyTable;
const asWritten: Listed = { entries: faultyEntries, assets: faultyAssets, locales, table: lines };

const config = settings({ siteUrl: 'https://vanbase.example', preset: 'strict' });

const check = ({ entries, assets, table, ...parts }: Listed) =>
  validate({
    exported: exportOf(entries, { assets, ...parts }),
    config,
    redirectFile: { file: 'redirects.csv', text: [heading, ...table].join('\n') },
    now: '2026-03-09',
  });

const fingerprints = (listed: Listed): string[] =>
  check(listed)
    .diagnostics.map(({ rule, fingerprint }) => `${rule} ${fingerprint}`)
    .toSorted();

/** The same value with the keys of every object in another order. */
function withKeys(value: unknown, order: (keys: string[]) => string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withKeys(each, order));
  if (typeof value !== 'object' || value === null) return value;
  const entries = new Map(Object.entries(value));
  return Object.fromEntries(
    order([...entries.keys()]).map((key) => [key, withKeys(entries.get(key), order)]),
  );
}

const reversed = (keys: string[]): string[] => keys.toReversed();
const isItem = (value: unknown): value is RawEntry =>
  typeof value === 'object' && value !== null && 'sys' in value;

const whole = <Item>(items: readonly Item[]) => fc.shuffledSubarray([...items], { minLength: items.length });

test('fingerprints survive shuffles and new exports [PL-2]', () => {
  const expected = fingerprints(asWritten);
  const kinds = new Set(expected.map((each) => each.split(' ')[0]));
  expect(kinds.size).toBeGreaterThan(25);
  const shuffles = fc.record({
    entries: whole(faultyEntries),
    assets: whole(faultyAssets),
    locales: whole(locales),
    table: whole(lines),
    areKeysReversed: fc.boolean(),
    isExportedAgain: fc.boolean(),
  });
  const matches = fc.property(shuffles, ({ areKeysReversed, isExportedAgain, table, ...parts }) => {
    const again = (items: readonly unknown[]) =>
      items.map((item) => (isExportedAgain && isItem(item) ? exportedAgain(item) : item));
    const listed = { ...parts, entries: again(parts.entries), assets: again(parts.assets) };
    const ordered = areKeysReversed ? (withKeys(listed, reversed) as typeof listed) : listed; // the same keys
    expect(fingerprints({ ...ordered, table })).toEqual(expected);
  });
  fc.assert(matches, { numRuns: 60 });
});

test('a list that grows at its front keeps the fingerprints of what was in it', () => {
  const grown = faultyEntries.map((item) =>
    isItem(item) && item.sys.id === 'board' ? withMoreRelated(item) : item,
  );
  const before = fingerprints(asWritten).filter((each) => each.startsWith('refs/draft-target'));
  const after = fingerprints({ ...asWritten, entries: grown });
  expect(before).toHaveLength(1);
  expect(after).toEqual(expect.arrayContaining(before));
});

function withMoreRelated(item: RawEntry): RawEntry {
  const related = item.fields['relatedContent'] as { 'en-US': readonly unknown[] };
  const crews = { sys: { type: 'Link', linkType: 'Entry', id: 'crews' } };
  return { ...item, fields: { ...item.fields, relatedContent: { 'en-US': [crews, ...related['en-US']] } } };
}

const report = (listed: Listed) => json(collectFindings(check(listed)), plainLook);

test('two runs give the same bytes, however the export is listed [PL-4]', () => {
  const first = report(asWritten);
  expect(report(asWritten)).toBe(first);
  const sound = { ...asWritten, entries: faultyEntries.filter(isItem) }; // what is no entry is named by its position
  expect(report({ ...sound, entries: sound.entries.toReversed(), assets: faultyAssets.toReversed() })).toBe(
    report(sound),
  );
});
