import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { markdownParts } from '../../../../schemas/base/text/markdown-parts.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { seed } from '../../../seed.ts';

test.each([
  ['paragraphs', 'a\nb\n\nc\r\n\r\nd', ['a\nb', 'c', 'd']],
  ['items and headings', '- a\n  b\n- c\n# d\ne', ['- a\n  b', '- c', '# d\ne']],
  ['numbered items', '1. a\n2. b\n10. c', ['1. a', '2. b', '10. c']],
  ['a number that goes on with a sentence', 'in\n1984. a', ['in\n1984. a']],
  ['an item that is indented as a sentence can be', 'a\n    - b', ['a\n    - b']],
  ['rows of a table', '|a|b|\n|-|-|\n|c|d|\n|e|\n\nf', ['|a|b|', '|-|-|', '|c|d|', '|e|', 'f']],
  ['bars that are no table', '|a|b|\n|-|\n|c|d|', ['|a|b|\n|-|\n|c|d|']],
  ['code', 'a\n```js\nb[0]\n\n````\nc', ['a', 'c']],
  ['a fence within HTML', '<!--\n```\n-->\n\na', ['<!--\n```\n-->', 'a']],
])('tells %s from one another', (_, markdown, parts) => {
  expect(markdownParts(markdown)).toEqual(parts);
});

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

test('has every paragraph of a parser in one part', () => {
  const chance = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item; // none is empty
  for (let round = 0; round < rounds; round += 1) {
    const markdown = Array.from({ length: 2 + Math.floor(chance() * 9) }, (_, line) => {
      const starts = Array.from({ length: Math.floor(chance() * 3) }, () => pick(lineStarts)).join('');
      return starts + pick(lineEnds).replaceAll('@', `w${line}w`);
    }).join(pick(['\n', '\n', '\r\n']));
    const parts = markdownParts(markdown);
    for (const words of wordsOfParagraphs(markdown))
      expect(
        parts.filter((part) => words.some((word) => part.includes(word))),
        markdown,
      ).toHaveLength(words.length === 0 ? 0 : 1);
  }
});

const rounds = 200;

const lineStarts = [
  '- ',
  '* ',
  '+',
  '1. ',
  '2. ',
  '2) ',
  '10. ',
  '> ',
  '>',
  ' ',
  '  ',
  '   ',
  '    ',
  '\t',
  '# ',
  '[^1]: ',
];
const lineEnds = ['@', '@', '@', '@', '', '', '\u00A0', '@|', '|@|', '|@|@|', '|-|', '|-|-|', '|:-|', '```', '~~~', '===', '---', '<!--', '-->', '<p>', '<pre>', '</pre>', '[a]: @', '```@`', '|\\||']; // oxfmt-ignore

/** The words of each paragraph, heading and cell. */
function wordsOfParagraphs(markdown: string): string[][] {
  const found: string[][] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    found.push(markdown.slice(node.position?.start.offset, node.position?.end.offset).match(/w\d+w/gu) ?? []);
  });
  return found;
}
