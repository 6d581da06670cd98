import { expect, test } from 'vitest';
import { costliest, markdownCost, totalCost } from '../../../../schemas/base/text/markdown-cost.ts';

const hundredMs = 100;

test.each([
  ['*a_ ', 'signs'],
  ['](', 'signs'],
  ['~a', 'signs'],
  ['`a', 'signs'],
  ['=\n', 'underlines'],
  ['a\n===\n', 'underlines'],
  ['- a\n', 'blocks'],
  ['a\n\n', 'blocks'],
  ['# a\n', 'blocks'],
] as const)('20,000 characters of %j cost too much, for their %s', (piece, kind) => {
  expect(costliest(piece.repeat(20_000 / piece.length), hundredMs)).toBe(kind);
});

test.each(['\n', '\nb', '\n2. b'])('lists in lists cost something for each %j that follows them', (line) => {
  expect(costliest(`${'- '.repeat(60)}a${line.repeat(2000)}`, hundredMs)).toBe('nesting');
});

const words = 'Open **Settings**, then choose [Billing](/billing) and press `Save`. ';
const honest = {
  'a long article': `## A heading\n\n${words.repeat(3)}\n\n- ${words}\n- ${words}\n\n`.repeat(140),
  '600 items': `- ${words}\n`.repeat(600),
  '600 numbered items': Array.from({ length: 600 }, (_, index) => `${index + 1}. ${words}`).join('\n'),
  '3,000 paragraphs': 'A paragraph of a few words here.\n\n'.repeat(3000),
  'a table of 500 rows': `| a | b |\n| - | - |\n${`| ${words} | b |\n`.repeat(500)}`,
  'code of 1,500 lines': `\`\`\`js\n${'if (a[0] * b_c) { d[e_f] *= 2; }\n'.repeat(1500)}\`\`\`\n`,
};

/** What a text of an article may cost. Unit: milliseconds. */
const allowed = (markdown: string): number => 100 + Math.max(0, markdown.length - 20_000) * 0.008;

test.each(Object.entries(honest))('%s costs no more than it may', (_, markdown) => {
  expect(totalCost(markdownCost(markdown))).toBeLessThan(allowed(markdown) * 0.8);
});
