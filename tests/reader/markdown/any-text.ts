import type { Arbitrary } from 'fast-check';
import fc from '../../fast-check.ts';
import type { Element, ElementContent, Properties } from 'hast';
import { element } from '../builders.ts';
import { outlineOf } from './outline-of.ts';

/** What looks like markup, and letters around it. */
const pieces = [
  ...Array.from('ab1 .)(-+*_`#>|<[]!&;~=\\:$/@"\'é字\u00a0\u2028'),
  '  ',
  '\t',
  '``',
  '**',
  '~~',
  '1.',
  '- ',
  '# ',
  '&amp;',
  '&#35;',
  '<b>',
  '](',
  'www.',
  'https://',
  '[x] ',
  '---',
  ':-',
  'x.org',
];

const words = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  .map((each) => each.join(''));
const text: Arbitrary<ElementContent> = words.map((value) => ({ type: 'text', value }));

const address = fc.constantFrom(
  '/how-to/board#late-(today)',
  'https://example.com/a_b?c=1&copy=2',
  'https://example.com/Board_(software)',
  'https://example.com/`a`*b*[c]',
  'mailto:help@example.com',
  '#café',
);

const of = (
  tagName: string,
  children: Arbitrary<ElementContent[]>,
  properties: Properties = {},
): Arbitrary<Element> => children.map((each) => element(tagName, properties, ...each));

const br = fc.constant(element('br', {}));
const code = of('code', fc.array(text, { minLength: 1, maxLength: 2 }));
const image = fc.record({ alt: words, src: address }).map((properties) => element('img', properties));

/** A line, marks nested in marks and in links; no link in a link. */
const { line } = fc.letrec<
  Record<'line' | 'unlinked', ElementContent[]> & Record<'link' | 'marked' | 'markedUnlinked', ElementContent>
>((tie) => ({
  line: fc.array(fc.oneof({ depthSize: 'small' }, text, text, code, br, image, tie('link'), tie('marked')), {
    minLength: 1,
    maxLength: 5,
  }),
  unlinked: fc.array(fc.oneof({ depthSize: 'small' }, text, text, code, image, tie('markedUnlinked')), {
    minLength: 1,
    maxLength: 3,
  }),
  link: fc.tuple(address, tie('unlinked')).map(([href, children]) => element('a', { href }, ...children)),
  marked: fc
    .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'del', 'sub', 'sup'), tie('line'))
    .map(([tag, children]) => element(tag, {}, ...children)),
  markedUnlinked: fc
    .tuple(fc.constantFrom('strong', 'em', 'u'), tie('unlinked'))
    .map(([tag, children]) => element(tag, {}, ...children)),
}));

const paragraph = of('p', line);
const heading = fc
  .tuple(fc.integer({ min: 2, max: 6 }), line)
  .map(([level, children]) => element(`h${level}`, {}, ...children));
const pre = fc
  .array(fc.constantFrom('a', '  b', '\tc', '', '```', '~~~~', '- d', '> e', '`', '<f>', '\u2028'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((lines) => element('pre', {}, element('code', {}, lines.join('\n'))));
const cell = fc.oneof(line, fc.array(paragraph, { minLength: 1, maxLength: 2 }));
const table = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  )
  .map(([hasHeader, rows]) =>
    element(
      'table',
      {},
      ...rows.map((cells, index) =>
        element(
          'tr',
          {},
          ...cells.map((children) => element(hasHeader && index === 0 ? 'th' : 'td', {}, ...children)),
        ),
      ),
    ),
  );

/** A text with every block that the pipeline gives, nested as it may be. Items have words: micromark loses empty ones deep in others. */
export const { blocks: anyText } = fc.letrec<{
  blocks: ElementContent[];
  list: ElementContent;
  quote: ElementContent;
  item: ElementContent[];
}>((tie) => ({
  blocks: fc.array(
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      paragraph,
      heading,
      pre,
      fc.constant(element('hr', {})),
      table,
      tie('list'),
      tie('quote'),
    ),
    { minLength: 1, maxLength: 4 },
  ),
  list: fc
    .tuple(
      fc.constantFrom('ul', 'ol'),
      fc.integer({ min: 0, max: 12 }),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(([tag, start, items]) =>
      element(tag, tag === 'ol' ? { start } : {}, ...items.map((children) => element('li', {}, ...children))),
    ),
  quote: tie('blocks').map((children) => element('blockquote', {}, ...children)),
  item: fc
    .oneof(
      line,
      fc.tuple(line, tie('list')).map(([children, list]) => [...children, list]),
      tie('blocks'),
    )
    .filter((children) => outlineOf({ children }).length > 0),
}));
