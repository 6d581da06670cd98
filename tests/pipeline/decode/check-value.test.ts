import { expect, test } from 'vitest';
import { checkValue } from '../../../pipeline/decode/check-value.ts';
import { f, type Field } from '../../../schemas/fields/index.ts';
import { kindSamples } from '../../schemas/fields/kind-samples.ts';
import { assetLink, entryLink } from '../documents.ts';

function check(field: Field, value: unknown) {
  const found: unknown[] = [];
  const kept = checkValue(field, value, ({ id }, { detail, at }) =>
    found.push({ rule: id, detail, ...(at && { at }) }),
  );
  return { kept, found };
}

test.each(Object.entries(kindSamples))('%s takes what it should, and nothing else', (_kind, sample) => {
  for (const value of sample.good) expect(check(sample.field, value)).toEqual({ kept: value, found: [] });
  for (const value of sample.bad) {
    const { kept, found } = check(sample.field, value);
    expect(found).toMatchObject([{ rule: 'schema/wrong-type', detail: { actual: value } }]);
    expect(kept).toBeUndefined();
  }
});

const bad = [7, null, {}, assetLink('b')];
test.each([
  ['parts', f.parts(['kbFaq']), [entryLink('a'), ...bad, entryLink('c')], [entryLink('a'), entryLink('c')]],
  ['links', f.links(['kbFaq']), [entryLink('a'), ...bad], [entryLink('a')]],
  ['symbols', f.symbols(), ['a', ...bad, 'b'], ['a', 'b']],
  [
    'labelledLinks',
    f.labelledLinks(),
    [{ label: 'a', url: '/' }, { label: 'b' }, 'c'],
    [{ label: 'a', url: '/' }],
  ],
  ['cells', f.cells(), [['a'], 'b', ['c', 7]], [['a']]],
] as const)('bad items of %s are left out one by one, and each is named', (_kind, field, value, kept) => {
  const { found, ...rest } = check(field, value);
  expect(rest).toEqual({ kept });
  const texts = kept.map((item: unknown) => JSON.stringify(item));
  const named = [...value.entries()].filter(([, item]) => !texts.includes(JSON.stringify(item)));
  expect(found).toEqual(
    named.map(([index]) =>
      expect.objectContaining({
        rule: 'schema/wrong-type',
        at: { pointer: expect.stringMatching(new RegExp(`^/${index}`, 'u')) },
      }),
    ),
  );
});

test('half of a character is no text; it is reported with what is wrong in any field', () => {
  expect(check(f.symbol(), 'a\ud83d')).toEqual({ kept: undefined, found: [] });
});

test('a required text of white space is blank, an optional one counts as none', () => {
  expect(check(f.symbol({ required: true }), ' \u00a0\n')).toMatchObject({
    kept: undefined,
    found: [{ rule: 'schema/blank' }],
  });
  for (const unseen of ['', ' ', '\u200b'])
    expect(check(f.symbol(), unseen)).toEqual({ kept: undefined, found: [] });
});

test('a whole number is whole and not below its minimum', () => {
  const field = f.integer({ minimum: 0 });
  expect(check(field, 2.5).found).toMatchObject([{ detail: { fault: '2.5 is not a whole number' } }]);
  expect(check(field, -1).found).toMatchObject([{ detail: { fault: '-1 is below 0' } }]);
});

test('a value outside of a closed list is refused', () => {
  expect(check(f.symbol({ oneOf: ['Collapsible', 'Standard'] }), 'collapsible')).toEqual({
    kept: undefined,
    found: [
      {
        rule: 'schema/invalid-value',
        detail: { fault: '"collapsible" is not one of Collapsible, Standard' },
      },
    ],
  });
});

test('a colour that is none is left out with a warning [HM-6]', () => {
  expect(check(f.symbol({ colour: true }), 'bleu')).toEqual({
    kept: undefined,
    found: [{ rule: 'schema/invalid-colour', detail: { value: 'bleu' } }],
  });
  expect(check(f.symbol({ colour: true }), '#0b5cad').kept).toBe('#0b5cad');
});
