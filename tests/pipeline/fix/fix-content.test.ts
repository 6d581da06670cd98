import { expect, test } from 'vitest';
import { fixContent } from '../../../pipeline/fix/fix-content.ts';
import { shownChanges } from '../../../pipeline/fix/shown-changes.ts';
import { expectLinear } from '../../expect-linear.ts';
import { howTo, inputIn, text } from '../builders.ts';
import { doc, exportOf, h, hyperlink, p, settings, words } from '../documents.ts';
import { inThreeLocales } from '../locked.ts';
import { translated } from '../translated.ts';
import { allFixes, fixedIn, fixedInput, rulesOf, safeFixes } from './fixed.ts';

const config = { siteUrl: 'https://help.example.com' };
const links = (...uris: readonly string[]) =>
  text(...uris.map((uri, index) => hyperlink(uri, `the page number ${index}`)));

test('fixes of the same value are applied one after the other [ED-3]', () => {
  const redirects = ['/old,/how-to/b,true,true,true'];
  const items = [howTo('a', 'A', { introduction: links('https://help.example.com/old') }), howTo('b', 'B')];
  const { value, after } = fixedIn(items, { config, redirects });
  expect(value('a', 'introduction')).toEqual(links('/how-to/b'));
  expect(after.all.diagnostics).toEqual([]);
});

test('only the rules that are asked for are fixed', () => {
  const items = [howTo('a', 'A\u200b', { introduction: doc(h(2, 'B'), h(4, 'C')) })];
  const only = fixedIn(items, {}, { ...safeFixes, takes: (rule) => rule === 'headings/skipped' });
  expect(rulesOf(only)).toEqual(['headings/skipped']);
});

test('a rule that the configuration switches off is not fixed', () => {
  const rules = { 'headings/skipped': 'off' } as const;
  expect(
    fixedIn([howTo('a', 'A', { introduction: doc(h(2, 'B'), h(4, 'C')) })], { config: { rules } }).fixes,
  ).toEqual([]);
});

test('a fix that brings a finding elsewhere is left out, and the others are applied [ED-3]', () => {
  // the link becomes one more with the words of another, to another page
  const same = text(
    hyperlink('https://b.example/x', 'weather'),
    hyperlink('http://b.example/x', 'weather'),
    ' ',
    hyperlink('http://c.example/', 'the news'),
  );
  const { value, after } = fixedIn([howTo('a', 'A', { introduction: same })], {}, allFixes);
  expect(JSON.stringify(value('a', 'introduction'))).toContain('https://c.example/');
  expect(after.all.diagnostics.filter(({ rule }) => rule !== 'links/same-text')).toEqual([]);
});

test('each locale has its own values, and a value that stands in for a missing one is changed once [ED-3]', () => {
  const english = howTo('a', 'V\u200ban', { introduction: doc(h(2, 'One'), h(4, 'Two')) });
  const input = inThreeLocales([translated(english, { de: { title: 'Wa\u200bgen' } })]);
  const { value, changes } = fixedInput(input);
  expect([value('a', 'title'), value('a', 'title', 'de')]).toEqual(['Van', 'Wagen']);
  expect(changes.map(({ field, locale }) => `${field} ${locale}`)).toEqual([
    'title en-US',
    'title de',
    'introduction en-US',
  ]);
});

test('an entry whose id another one has is not touched', () => {
  const twice = [howTo('a', 'A\u200b'), howTo('a', 'B\u200b')];
  expect(fixContent({ exported: exportOf(twice), config: settings() }, allFixes).fixes).toEqual([]);
});

test('what is nested too deep to be written again is left alone', () => {
  let nested: unknown = p('At last');
  for (let level = 0; level < 20_000; level += 1)
    nested = { nodeType: 'blockquote', data: {}, content: [nested] };
  expect(fixedIn([howTo('a', 'A\u200b', { introduction: doc(h(2, 'B'), h(4, 'C'), nested) })]).fixes).toEqual(
    [],
  );
});

test('what readers do not see is told in words, and all else as they see it [ED-3]', () => {
  const introduction = doc(h(2, 'One'), h(4, 'Two'), p(words('Three', 'glow')));
  const [entry] = shownChanges(fixedIn([howTo('a', 'A van', { introduction })]));
  expect(entry).toMatchObject({ id: 'a', title: 'A van', url: '/how-to/a' });
  expect(entry?.fields).toMatchObject([
    {
      name: 'introduction',
      rules: ['rich-text/unknown-mark', 'headings/skipped'],
      unseen: ['The mark "glow" is not one that Contentful defines; the text is shown without it.'],
      changes: [{ kind: 'text', aspects: ['structure'] }],
    },
  ]);
});

test('the cost is linear in the number of faults [ED-3]', () => {
  expectLinear((size) => {
    const items = Array.from({ length: size }, (_, index) =>
      howTo(`a${index}`, `Van number ${index}`, {
        introduction: doc(h(2, `Part ${index}`), h(4, `Piece ${index}`)),
      }),
    );
    return fixContent(inputIn(items), safeFixes);
  }, 100);
});

test('a link to a draft waits until the draft is published, unless its rule is asked for [ED-3]', () => {
  const items = [
    howTo('payroll', 'Run payroll', {}, 'draft'),
    howTo('payrolls', 'Payrolls'),
    howTo('a', 'A', { introduction: links('/how-to/payroll') }),
  ];
  const waiting = fixedIn(items, {}, { ...allFixes, isInstead: false });
  expect(waiting.fixes).toEqual([]);
  expect([...waiting.offered.waiting]).toEqual([['Publish "Run payroll"', 1]]);
  expect(fixedIn(items, {}, allFixes).value('a', 'introduction')).toEqual(links('/how-to/payrolls'));
});
