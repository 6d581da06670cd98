import type { Html, Link, Nodes, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { markdown } from '../../../cli/diff/markdown.ts';
import { plain } from '../../../cli/reporters/text/style.ts';
import { entry, howTo } from '../../pipeline/builders.ts';
import { baseSpace } from '../../pipeline/diff/base-space.ts';
import { adding, compare, setting, without } from '../../pipeline/diff/compare.ts';
import { doc, h, hyperlink, p, rawAsset, type RawEntry, row, table, td } from '../../pipeline/documents.ts';

/** What GitHub makes something of, in Markdown, in HTML, or after both. */
const hostile = [
  '`` ``` ~~~ </details></summary> <details> <!-- <img src=x onerror=alert(1)> | a | --- |',
  '@octocat @org/team #123 owner/repo#4 GH-5 !6 a@example.com https://evil.example www.evil.example :tada:',
  '[x](javascript:1) ![y](https://evil.example/p.png) [^1] $x$ \u202e \n\n# Heading\n\n- [ ] task\n\n```\nend',
].join(' ');

/** The space with such texts wherever an editor can type one. */
const edits = [
  setting('board', {
    title: hostile,
    metaDescription: hostile,
    introduction: doc(p(hostile), h(2, hostile), p(hyperlink(hostile, hostile)), table(row(td(hostile)))),
  }),
  setting('invoices', { url: hostile }),
  setting('crews', { introduction: doc(p('See ', hyperlink(`/how-to/${hostile}`, hostile), '.')) }),
  setting('call', { code: hostile }),
  setting('sizes', { data: [[hostile]] }),
  setting('news', { title: hostile, learnMoreLinks: [{ label: hostile, url: hostile }] }),
  setting('categories', { title: hostile }),
  setting('old', { fromPath: `/${hostile}`, toPath: hostile }),
  setting('picture', { title: hostile, description: hostile }),
  without('later', 'assign'),
  adding(entry('redirectRule', 'more', { fromPath: hostile, toPath: '/how-to/board' }), rawAsset(hostile)),
];
const now = edits.reduce((items: readonly RawEntry[], edit) => edit(items), baseSpace);

/** The comment as GitHub reads it. */
const parse = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);

function nodesOf<Kind extends Nodes['type']>(root: Root, kind: Kind): Extract<Nodes, { type: Kind }>[] {
  const found: Nodes[] = [];
  visit(root, kind, (node) => void found.push(node));
  return found as Extract<Nodes, { type: Kind }>[];
}

const ours = /<\/?(?:details|summary|ins|del|sup)>/gu;

describe.each([
  ['one space', compare(baseSpace, now)],
  ['one space, the other way round', compare(now, baseSpace)],
  ['more than a comment holds', compare(adding(...articles(''))(now), adding(...articles(hostile))(now))],
])('hostile texts stay text: %s', (_what, difference) => {
  const text = markdown(difference, { style: plain });
  const root = parse(text);

  test('within what GitHub takes in a comment', () => {
    expect(text.length).toBeLessThanOrEqual(65_536);
  });

  test('no markup but ours, and all of ours is closed', () => {
    const html = nodesOf(root, 'html').map(({ value }: Html) => value);
    expect(html.join('\n').replaceAll(ours, '')).not.toContain('<');
    expect(unclosed(html.join('').match(ours) ?? [])).toEqual([]);
    expect(nodesOf(root, 'heading').filter(({ depth }) => depth === 1)).toEqual([]);
    for (const kind of [
      'image',
      'imageReference',
      'footnoteReference',
      'definition',
      'thematicBreak',
    ] as const)
      expect(nodesOf(root, kind)).toEqual([]);
  });

  test('no link but to Contentful', () => {
    const addresses = nodesOf(root, 'link').map(({ url }: Link) => url);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((url) => !url.startsWith('https://app.contentful.com/'))).toEqual([]);
  });

  test('nobody is called, and no other thread is mentioned', () => {
    const texts = nodesOf(root, 'text').map(({ value }: Text) => value);
    const summaries = nodesOf(root, 'html').map(({ value }: Html) => value.replaceAll(/&#\d+;/gu, '\u200b'));
    const live = /@\w|#\d|!\d|GH-\d|www\.\w|https?:\/\/|:tada:/u;
    expect([...texts, ...summaries].filter((each) => live.test(each))).toEqual([]);
  });
});

/** The tags that are not one within the other. */
function unclosed(tags: readonly string[]): string[] {
  const open: string[] = [];
  for (const tag of tags)
    if (open.at(-1)?.replace('<', '</') === tag) open.pop();
    else open.push(tag);
  return open;
}

function articles(text: string): RawEntry[] {
  return Array.from({ length: 120 }, (_, index) =>
    howTo(`many${index}`, `${text} ${index}`, {
      url: `many-${index}`,
      introduction: doc(p(`${text} ${index}`)),
    }),
  );
}
