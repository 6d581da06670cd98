import fc from '../../../fast-check.ts';
import type { Element, ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { textFinisher } from '../../../../pipeline/rich-text/finish/finish-text.ts';
import { isHtmlDeeper } from '../../../../pipeline/rich-text/sources/markdown-html.ts';
import { markdownToHast } from '../../../../pipeline/rich-text/sources/markdown-to-hast.ts';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { built } from '../../documents.ts';
import { markup } from '../../markup.ts';
import { expectLinear } from '../../../expect-linear.ts';

function read(...lines: readonly string[]) {
  const { tree, problems } = markdownToHast(lines.join('\n'));
  return {
    html: markup(tree).replaceAll('\n', ''),
    problems: problems.map(({ problem, detail }) => `${problem.id} ${detail.name}`),
  };
}

const a = 'https://x.example/a.png';

test.each<[string, string, string]>([
  ['in a line', `See <img src="${a}" alt="A &amp; B"> here`, `<p>See <img src="${a}" alt="A & B"> here</p>`],
  [
    'by itself, with its size',
    `<img width=40 height="20" src='${a}'/>`,
    `<p><img src="${a}" alt="" width=40 height=20></p>`,
  ],
  ['in tags that arrange', `<center><IMG SRC=${a}></center>`, `<p><img src="${a}" alt=""></p>`],
  [
    'in several formats',
    `<picture><source srcset="/a.webp"><img src="${a}"></picture>`,
    `<p><img src="${a}" alt=""></p>`,
  ],
  ['without the protocol', '<img src="//x.example/a.png">', `<p><img src="${a}" alt=""></p>`],
  ['in a list', `- <img src="${a}">`, `<ul><li><img src="${a}" alt=""></li></ul>`],
])('a picture in HTML is one like any other: %s [MP-8]', (_, text, html) => {
  expect(read(text)).toEqual({ html, problems: [] });
});

const video = (url: string, title = '') =>
  `<fieldbook-embed dataVideo="${url}" dataTitle="${title}"></fieldbook-embed>`;
const frame = (url: string, title = '') =>
  `<fieldbook-embed dataFrame="${url}" dataTitle="${title}"></fieldbook-embed>`;

test.each<[string, string, string]>([
  [
    'a frame',
    '<iframe src="https://x.example/a" title="A tour"></iframe>',
    frame('https://x.example/a', 'A tour'),
  ],
  ['a video', '<video src="https://x.example/a.mp4" controls></video>', video('https://x.example/a.mp4')],
  ['a sound', '<audio aria-label="A call" src="/a.mp3"></audio>', video('/a.mp3', 'A call')],
  [
    'a video with its source, and words for old browsers',
    '<video controls><source src="/a.mp4" type="video/mp4">Get a newer browser.</video>',
    video('/a.mp4'),
  ],
  [
    'in the middle of a line',
    'one <video src="/a.mp4"></video> two',
    `<p>one </p>${video('/a.mp4')}<p> two</p>`,
  ],
  ['in a quote', '> <iframe src="/a"></iframe>', `<blockquote>${frame('/a')}</blockquote>`],
])('what plays or is a page of its own stands between paragraphs: %s [MP-8]', (_, text, html) => {
  expect(read(text)).toEqual({ html, problems: [] });
});

test.each<[string, string, string]>([
  [
    'marks',
    '<b>a</b> <I class="x">b</I> <ins>c</ins> <strike>d</strike> <tt>e</tt>',
    '<p><strong>a</strong> <em className="x">b</em> <u>c</u> <s>d</s> <code>e</code></p>',
  ],
  [
    'keys, indexes and breaks',
    'Press <kbd>Ctrl</kbd>: H<sub>2</sub>O<br>m<sup>2</sup>',
    '<p>Press <kbd>Ctrl</kbd>: H<sub>2</sub>O<br>m<sup>2</sup></p>',
  ],
  ['words around a picture', `<div>Words <img src="${a}"></div>`, `<p>Words <img src="${a}" alt=""></p>`],
  [
    'a caption',
    `<figure><img src="${a}"><figcaption>A *b*</figcaption></figure>`,
    `<figure><p><img src="${a}" alt=""></p><figcaption>A *b*</figcaption></figure>`,
  ],
  [
    'what opens',
    '<details><summary>More</summary>\n\nWith **Markdown**.\n\n</details>',
    '<details><summary>More</summary><p>With <strong>Markdown</strong>.</p></details>',
  ],
  ['what opens without words', '<details>a</details>', '<details><summary>…</summary><p>a</p></details>'],
  [
    'a table',
    '<table><caption>C</caption><thead><tr><th>A</th></tr></thead><tr><td colspan=2>1</td></tr></table>',
    '<p>C</p><table><thead><tr><th>A</th></tr></thead><tbody><tr><td colSpan=2>1</td></tr></tbody></table>',
  ],
  [
    'blocks within blocks',
    '<div><p>a</p>b <span>c</span><section>d</section></div>',
    '<p>a</p><p>b c</p><p>d</p>',
  ],
  [
    'a heading and a list',
    '<h2 id="x" align="center">A</h2><ul><li>b</li></ul>',
    '<h2 id="x" align="center">A</h2><ul><li>b</li></ul>',
  ],
  [
    'a link',
    '<a href="/how-to/a" onclick="x()" data-entry="b">c</a>',
    '<p><a href="/how-to/a" onClick="x()">c</a></p>',
  ],
  ['a list of definitions', '<dl><dt>a</dt><dd>b</dd></dl>', '<p>a</p><p>b</p>'],
  ['a frame in a heading', '# A <iframe src="/a"></iframe>', `<h1>A ${frame('/a')}</h1>`],
])('what a text may contain is kept, before the sanitizer looks at it: %s [MP-8]', (_, text, html) => {
  expect(read(text)).toEqual({ html, problems: [] });
});

test.each<[string, string, string, readonly string[]]>([
  [
    'programs and styles',
    'a <script>alert(1)</script> b <style>p{}</style>',
    '<p>a  b </p>',
    ['<script>', '<style>'],
  ],
  ['what only looks like a picture', '<script>"<img src=x>"</script>', '', ['<script>']],
  ['an object', '<object data="a.swf">Words.</object>', '<p>Words.</p>', ['<object>']],
  [
    'a form',
    '<form><input name="q"><button>Go</button></form>',
    '<p>Go</p>',
    ['<input>', '<button>', '<form>'],
  ],
  ['elements of other programs', '<my-box>a</my-box> and <my-box>b</my-box>', '<p>a and b</p>', ['<my-box>']],
  [
    'an embed of ours',
    '<fieldbook-embed data-entry="x">a</fieldbook-embed>',
    '<p>a</p>',
    ['<fieldbook-embed>'],
  ],
  ['a frame without an address', '<iframe></iframe>', '', ['<iframe>']],
  ['a picture without an address', '<img alt="A">', '', ['<img>']],
  ['a drawing', '<svg><text>a</text><script>b</script></svg>', '<p></p>', ['<svg>']],
])('of other HTML the words stay, and each element is told once: %s [MP-8]', (_, text, html, names) => {
  expect(read(text)).toEqual({ html, problems: names.map((name) => `rich-text/unknown-node ${name}`) });
});

test('a finding names the element, the entry and the field [MP-8]', () => {
  const found = findingsOf([page('<my-box>a</my-box>', '<my-box>b</my-box>')]);
  expect(found).toEqual([
    {
      rule: 'rich-text/unknown-node',
      message: 'Readers do not see the HTML element <my-box>; only the text in it is shown.',
      entry: 'page',
      field: 'introduction',
    },
  ]);
});

test.each(['<!-- a note -->', `<!-- <img src="${a}"> -->`])(
  'a comment is left out without a word: %s',
  (text) => {
    expect(read(text)).toEqual({ html: '', problems: [] });
  },
);

const page = (...lines: readonly string[]) => howTo('page', 'Page', { introduction: lines.join('\n\n') });

describe('in the bundle', () => {
  test('a frame is interactive content, a video of a service a video, each with its title or its host [AR-6] [AR-19]', () => {
    const text = JSON.stringify(
      built([
        page(
          '<iframe src="https://demo.example.com/board" title="Try it"></iframe>',
          '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
          '<video src="https://videos.ctfassets.net/a.mp4"></video>',
        ),
      ]).article('page').node,
    );
    expect(text).toContain(
      '"type":"interactiveContent","id":"https://demo.example.com/board","fields":{"title":"Try it","url":"https://demo.example.com/board"}',
    );
    expect(text).toContain(
      '"fields":{"title":"www.youtube.com","videoUrl":"https://www.youtube.com/embed/abcdefghijk"}',
    );
    expect(text).toContain(
      '"fields":{"title":"videos.ctfassets.net","videoUrl":"https://videos.ctfassets.net/a.mp4"}',
    );
  });

  test.each([
    ['<iframe src="https://demo.example.com/a" title="The board"></iframe>', ['media/blocked-host']],
    ['<iframe src="http://demo.example.com/a" title="The board"></iframe>', ['media/insecure']],
    ['<iframe src="javascript:alert(1)" title="The board"></iframe>', ['media/unsafe-url']],
    ['<iframe src="https://vimeo.com/76979871"></iframe>', ['media/frame-title']],
    ['<video src="https://films.example.com/watch/1" title="The board"></video>', ['media/unknown-service']],
    ['<img src="http://x.example/a.png" alt="The board">', ['media/unsafe-url']],
    ['<img src="https://images.ctfassets.net/a.png">', ['media/no-alt']],
  ])('rules look at it as at an entry: %s', (html, rules) => {
    const found = findingsOf([page(html)]);
    expect(found.map(({ rule }) => rule)).toEqual(rules);
    expect(found.map(({ entry: at, field }) => [at, field])).toEqual([['page', 'introduction']]);
  });

  test('an address that is not let through shows nothing', () => {
    const { node } = built([page('Words.', '<iframe src="javascript:alert(1)"></iframe>')]).article('page');
    expect(JSON.stringify(node)).not.toMatch(/javascript|interactiveContent/u);
  });

  test('in the text of a card too', () => {
    const card = entry('announcement', 'news', {
      title: 'News',
      description: '<iframe src="https://vimeo.com/76979871" title="The board"></iframe>',
    });
    expect(JSON.stringify(built([card]).file('announcements'))).toContain(
      '"videoUrl":"https://vimeo.com/76979871"',
    );
  });
});

const pieces =
  `<img |<iframe |<video |</video>|<source |<script>|</script>|<!--|-->|>|/>|src=|srcdoc=|onerror=|title=|width=|"|'|\`|&quot;|&#x3c;|javascript:alert(1)|a.png|9|<table>|<td>|</table>|<p>|<b>|<svg>|<style>|</style>|<a href=|<details>|<template>|<plaintext>|<math>|\n\n`.split(
    '|',
  );

test('whatever HTML a text contains, a page gets nothing that runs, and every text can be read [MP-8]', () => {
  const piece = fc.constantFrom(' ', 'words', ...pieces);
  const finish = textFinisher({
    entry: () => undefined,
    asset: () => undefined,
    url: (url) => (url.startsWith('https:') ? url : undefined),
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (some) => {
      const nodes = finish({ format: 'markdown', text: some.join('') });
      for (const { tagName, properties } of elementsIn(nodes)) {
        expect(tagName).not.toMatch(/^(?:script|style|iframe|object|svg|template|form|math)$/u);
        if (tagName === 'fieldbook-embed') continue; // the address of a player is checked where it is built
        expect(Object.keys(properties).filter((name) => /^on|style|srcdoc/iu.test(name))).toEqual([]);
        expect(String(properties['href'] ?? properties['src'] ?? '')).not.toMatch(/^\s*javascript:/iu);
      }
    }),
    { numRuns: 300 },
  );
});

const elementsIn = (nodes: readonly ElementContent[]): Element[] =>
  nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsIn(node.children)] : []));

test.each(['<div>', '<b a=1>', '<table><td>', '<svg>', '<details>'])(
  'thousands of open %j are not parsed, and their words stay',
  (piece) => {
    const { tree, problems } = markdownToHast(`${piece.repeat(2_000)}words`);
    expect(markup(tree)).toContain('words');
    expect(problems.map(({ problem }) => problem.id)).toEqual(['rich-text/too-deep']);
  },
);

test.each(['<a "', "<img src='", '<', '<img ', '&#x', '<br>', '<p>', '<!--', '<b></b>'])(
  'thousands of %j are read in the time of their number',
  (piece) => {
    expectLinear((length) => isHtmlDeeper([piece.repeat(length / piece.length)], 100), 20_000);
    expectLinear((length) => markdownToHast(`<p>${piece.repeat(length / piece.length)}`), 2_000);
  },
);
