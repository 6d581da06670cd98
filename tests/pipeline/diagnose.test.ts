import { describe, expect, test } from 'vitest';
import type { FieldbookConfig } from '../../pipeline/config/config.ts';
import { diagnosticsOf, entry, howTo, text } from './builders.ts';
import {
  assetLink,
  doc,
  embeddedAsset,
  entryLink,
  hyperlink,
  type RawEntry,
  rawAsset,
  toEntry,
} from './documents.ts';

const gone = text('See ', toEntry('zzGone', 'the old guide'));
const section = entry('kbHowToSection', 'part', { heading: 'Part', content: gone });
const post = entry('post', 'post', { body: gone });

/** Severity, rule and entry of each finding. */
const told = (items: readonly RawEntry[], config: FieldbookConfig = {}, drafts = false): string[] =>
  diagnosticsOf(items, { config, drafts }).map(({ severity, rule, entry: at, asset, source }) =>
    [severity, rule, at?.id ?? asset?.id ?? source?.pointer].join(' '),
  );

describe('what is wrong in what nothing shows is a note [MP-9]', () => {
  test('in an entry of a type that is not read', () => {
    expect(told([post])).toEqual([
      'warn schema/unknown-type /contentTypes/post',
      'info refs/missing-entry post',
    ]);
  });

  test('in an entry that no page shows', () => {
    expect(told([section])).toEqual(['info refs/missing-entry part', 'info refs/unreachable part']);
    const page = howTo('page', 'Page', { howToSections: [entryLink('part')] });
    expect(told([section, page])).toEqual(['error refs/missing-entry part']);
  });

  test.each([
    ['a text', 'rich-text/malformed', { content: doc(null) }],
    ['a value', 'schema/wrong-type', { anchor: 7 }],
    ['an address', 'links/malformed', { content: text(hyperlink('how-to/vans', 'Vans')) }],
    ['an asset', 'refs/missing-asset', { content: doc(embeddedAsset('zzGone')) }],
  ])('whatever it is: %s', (_what, rule, values) => {
    expect(told([entry('kbHowToSection', 'part', { heading: 'Part', ...values })])).toContain(
      `info ${rule} part`,
    );
  });

  test('in an article that this knowledge base does not carry', () => {
    const page = howTo('page', 'Page', { introduction: gone, deliveryChannels: ['marketing-pro-aspire'] });
    expect(told([page])).toEqual(['info refs/missing-entry page']);
    expect(told([page], { knowledgeBase: 'marketing-pro-aspire' })).toEqual([
      'error refs/missing-entry page',
    ]);
  });

  test('in an asset that only such an entry uses, or none', () => {
    const asset = rawAsset('photo', { title: 'Half \ud83d' });
    const note = 'info schema/invalid-value photo';
    const used = { content: doc(embeddedAsset('photo')) };
    expect(told([asset])).toContain(note);
    expect(told([asset, entry('kbHowToSection', 'part', { heading: 'Part', ...used })])).toContain(note);
    expect(told([asset, howTo('page', 'Page', { introduction: used.content })])).toEqual([
      'error schema/invalid-value photo',
    ]);
    const capability = entry('kbCapability', 'cap', { title: 'Vans', image: assetLink('photo') });
    expect(told([asset, capability])).toContain('error schema/invalid-value photo');
  });
});

describe('what readers could meet keeps its severity', () => {
  test('a page to which nothing leads, a draft with --drafts too', () => {
    const values = { introduction: gone };
    expect(told([howTo('page', 'Page', values)])).toEqual(['error refs/missing-entry page']);
    expect(told([howTo('page', 'Page', values, 'draft')], {}, true)).toEqual([
      'error refs/missing-entry page',
    ]);
  });

  test('an article that is left out because of what is wrong in it, and what only it shows', () => {
    const page = entry('kbHowTo', 'page', { howToSections: [entryLink('part')] });
    expect(told([page, section])).toEqual([
      'error refs/missing-entry part',
      'error schema/missing-field page',
    ]);
  });

  test('an id that stands twice: the other entry may be one that is shown', () => {
    expect(told([post, howTo('post', 'Page')])).toContain('error schema/duplicate-id post');
  });
});

/** The finding of the reference that dangles. */
const dangling = (config: FieldbookConfig) => told([post], config).find((line) => line.includes('refs/'));

test('the configuration can say otherwise, and presets take it for a note', () => {
  expect(dangling({ rules: { 'refs/missing-entry': 'error' } })).toBe('error refs/missing-entry post');
  expect(dangling({ overrides: [{ contentTypes: ['post'], rules: { 'refs/*': 'warn' } }] })).toBe(
    'warn refs/missing-entry post',
  );
  expect(dangling({ preset: 'strict' })).toBe('warn refs/missing-entry post');
  expect(dangling({ preset: 'essential' })).toBeUndefined();
});
