import type { ElementContent } from 'hast';
import { expect, it } from 'vitest';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import { articleMarkdown } from '../../../reader/markdown/article-markdown.ts';
import { article, element, embed, node, richText } from '../builders.ts';
import { fromMarkdown, wordsIn } from './parsed.ts';
import { outlineOf } from './outline-of.ts';

const site = { siteUrl: 'https://help.example.com', basePath: '/docs/', labels: {} };
const write = (...children: (ElementContent | string)[]): string =>
  articleMarkdown(
    article(node('resource', { title: 'A', description: richText(...children) })),
    site as never,
  ); // what is read of it
const bodyOf = (markdown: string) => outlineOf(fromMarkdown(markdown)).slice(1);

const box = node('spotlightBox', { description: richText('Mind the gap.', 'And the step.') });
const snippet = node('contentSnippet', {
  content: richText('one line', element('p', {}, element('strong', {}, '.two'))),
});
const code = node('codeBlock', { code: richText('a | b'), language: 'sql' });
const cells = node('table', { data: [[richText('x | y'), richText('z')]], isHeader: false });

const cellsOf = (...embedded: ContentNode[]) =>
  element('tr', {}, ...embedded.map((one) => element('td', {}, embed(one), '!')));

it('an entry over lines within a line stands between its words', () => {
  expect(bodyOf(write(element('p', {}, 'before ', embed(box, true), ' after')))).toEqual([
    'p: before',
    'quote>p: Good to know',
    'quote>p: Mind the gap.',
    'quote>p: And the step.',
    'p: after',
  ]);
});

it('no line of a quote ends in a space, not even an empty one', () => {
  const markdown = write(embed(box));
  expect(markdown).toMatch(/^>$/mu);
  expect(markdown).not.toMatch(/[ \t]$/mu);
});

it('a snippet within a line stays there, its marks left out where letters would touch them', () => {
  expect(bodyOf(write(element('p', {}, 'before', embed(snippet, true), 'after')))).toEqual([
    'p: before one line .two after',
  ]);
});

it('a table keeps its rows and cells, whatever is embedded in them', () => {
  const markdown = write(element('table', {}, cellsOf(box, code), cellsOf(cells, snippet)));
  expect(markdown.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(4);
  const words = wordsIn(fromMarkdown(markdown)).join(' ');
  expect(words).toContain('Mind the gap And the step a b x y z one line two');
});

it('links lead to the site, wherever it is', () => {
  const markdown = write(
    element('p', {}, element('a', { href: '/how-to/a(b)' }, 'a'), element('a', { href: '#c' }, 'c')),
  );
  expect(markdown).toContain('[a](https://help.example.com/docs/how-to/a%28b%29)');
  expect(markdown).toContain('[c](https://help.example.com/docs/how-to/add-a-technician#c)');
});
