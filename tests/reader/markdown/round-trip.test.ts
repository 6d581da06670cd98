import fc from '../../fast-check.ts';
import { expect, it } from 'vitest';
import { textBlocks } from '../../../reader/markdown/blocks.ts';
import { element } from '../builders.ts';
import { anyText } from './any-text.ts';
import { outlineOf } from './outline-of.ts';
import { fromMarkdown } from './parsed.ts';

const context = {
  address: (url: string) => url,
  labels: {},
  prefixes: {},
  inline: () => '',
  blocks: () => [],
};

it('a text written as Markdown and read again says the same', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyText, (children) => {
      const markdown = textBlocks({ children }, context).join('\n\n');
      expect(outlineOf(fromMarkdown(markdown)), markdown).toEqual(outlineOf({ children }));
    }),
    { numRuns: 30 },
  );
});

it('an item without words stays an item', () => {
  const children = [
    element('ol', {}, element('li', {}, 'a', element('ul', {}, element('li', {}))), element('li', {})),
  ];
  const outline = outlineOf(fromMarkdown(textBlocks({ children }, context).join('\n\n')));
  expect(outline).toEqual(['ol>li', 'ol>p: a', 'ol>ul>li', 'ol>li']);
});
