import fc from '../../../fast-check.ts';
import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { articleSchema } from '../../../../pipeline/rich-text/finish/sanitize-schema.ts';
import { sanitised } from '../../../../pipeline/rich-text/finish/sanitised.ts';

const sanitize = rehypeSanitize(articleSchema);

const allowed = articleSchema.tagNames ?? [];
const forbidden = ['script', 'style', 'iframe', 'object', 'svg', 'form', 'div', 'template', 'A', '*', ''];
const inherited = ['constructor', '__proto__', 'toString'];
const sound = ['https://a.example', 'http://a', '/a', '#a', 'mailto:a', 'tel:1', 'sms:1'];
const doubtful = [
  'javascript:a()',
  ' javascript:a()',
  'JavaScript:a()',
  'data:text/html,a',
  'https',
  '?a',
  '',
];
const words = 'noopener opener _blank _top col row left checkbox hljs-a language-a'.split(' ');
const names = 'href rel src alt target scope align colSpan rowSpan className start'.split(' ');
const others = 'type disabled checked dataEntry id name style onClick ariaLabel is'.split(' ');

const scalar = fc.constantFrom<string | number>(...sound, ...doubtful, ...words, 0, 3, Number.NaN);
const properties: fc.Arbitrary<Element['properties']> = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(...names, ...others, ...inherited),
      fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.constantFrom(true, false, null, undefined)),
      { maxKeys: 3 },
    ),
  },
);

/** For the elements whose properties are looked at. */
const property: fc.Arbitrary<Element['properties']> = fc
  .tuple(
    fc.constantFrom(...names, ...others),
    fc.oneof(fc.nat(3), fc.constantFrom(...words), fc.array(fc.constantFrom(...words), { maxLength: 2 })),
  )
  .map(([name, value]) => ({ [name]: value }));

const elementOf = (
  tagName: string,
  children: Element['children'],
  own: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties: own,
  children,
});

/** Mostly what texts are made of, so that many trees have one thing in them that must not get through, or none. */
const { node } = fc.letrec<{ node: Root['children'][number]; children: Element['children'] }>((tie) => ({
  children: fc.array(tie('node') as fc.Arbitrary<Element>, { maxLength: 3 }),
  node: fc.oneof(
    { maxDepth: 6 },
    {
      weight: 8,
      arbitrary: fc.constantFrom('a', '', '<b>').map((value) => ({ type: 'text' as const, value })),
    },
    {
      weight: 16,
      arbitrary: fc
        .tuple(fc.constantFrom(...allowed), tie('children'), properties)
        .map((each) => elementOf(...each)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...sound, ...doubtful), tie('children'), fc.option(property))
        .map(([href, within, own]) => elementOf('a', within, { href, ...own })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('td', 'th'), tie('children'), property)
        .map((each) => elementOf('table', [elementOf('tr', [elementOf(...each)])])),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...forbidden, ...inherited), tie('children'))
        .map((each) => elementOf(...each)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom({ type: 'comment' as const, value: 'a' }, { type: 'doctype' as const }, {
        type: 'raw',
        value: '<script>',
      } as never),
    },
  ),
}));

/** Objects as parsers make them: those of arbitraries inherit nothing. */
const asParsed = <Value>(value: Value): Value => structuredClone(value);

test('what is not given to the sanitiser is what it would give back, void elements without children', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 3 }).map(asParsed), (children) => {
      const expected = sanitize({ type: 'root', children });
      visit(expected, 'element', (element) => {
        if (['br', 'hr', 'img', 'input'].includes(element.tagName)) element.children = [];
      });
      expect(sanitised({ type: 'root', children })).toStrictEqual(expected.children);
    }),
    { numRuns: 300 },
  );
});

test('what stands where it may is passed on as it is', () => {
  const text = { type: 'text' as const, value: 'a' };
  const row = elementOf('tr', [elementOf('td', [text], { colSpan: 2 })]);
  const table = elementOf('table', [row]);
  expect(sanitised({ type: 'root', children: [table] })[0]).toBe(table);
  expect(sanitised({ type: 'root', children: [row] })).toEqual([text]);
});

test('an element that HTML never closes has no children: React refuses them', () => {
  const text = { type: 'text' as const, value: 'a' };
  for (const tagName of ['br', 'hr', 'img', 'input']) {
    const [shown] = sanitised({ type: 'root', children: [elementOf('p', [elementOf(tagName, [text])])] });
    expect(shown).toMatchObject({ tagName: 'p', children: [{ tagName, children: [] }] });
  }
});
