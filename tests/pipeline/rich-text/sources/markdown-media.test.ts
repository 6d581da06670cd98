import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { mediaInHtml } from '../../../../pipeline/rich-text/sources/html-media.ts';
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
  ['in tags that arrange', `<p align="center"><IMG SRC=${a}></p>`, `<p><img src="${a}" alt=""></p>`],
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
  ['words around a picture', `<div>Words <img src="${a}"></div>`, `<p><img src="${a}" alt=""></p>`],
  [
    'a caption',
    `<figure><img src="${a}"><figcaption>A</figcaption></figure>`,
    `<p><img src="${a}" alt=""></p>`,
  ],
  ['a frame without an address', '<iframe></iframe>', ''],
  ['a frame in a heading', '# A <iframe src="/a"></iframe>', '<h1>A </h1>'],
  ['what only looks like one', '<script>"<img src=x>"</script>', ''],
  ['marks', '<b>bold</b>', '<p>bold</p>'],
])('what is left out is told: %s', (_, text, html) => {
  const found = read(text);
  expect(found.html).toBe(html);
  expect(found.problems[0]).toMatch(/^rich-text\/unknown-node HTML </u);
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
  `<img |<iframe |<video |</video>|<source |<script>|</script>|<!--|-->|>|/>|src=|srcdoc=|onerror=|title=|width=|"|'|\`|&quot;|&#x3c;|javascript:alert(1)|a.png|9`.split(
    '|',
  );

test('whatever a text contains, nothing but addresses, words and whole numbers is read from its HTML', () => {
  const piece = fc.constantFrom(' ', ...pieces);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (some) => {
      for (const { kind, url, words, size, ...others } of mediaInHtml(some.join('')).media) {
        expect(others).toEqual({});
        expect(['image', 'video', 'frame']).toContain(kind);
        expect(url.length + words.length).toBeLessThanOrEqual(some.join('').length + 6);
        expect(Object.values(size).every(Number.isInteger)).toBe(true);
      }
    }),
    { numRuns: 800 },
  );
});

test.each(['<a "', "<img src='", '<', '<img ', '&#x', '<video>', '<!--'])(
  'thousands of characters of %j are read in the time of their number',
  (piece) => {
    expectLinear((length) => mediaInHtml(piece.repeat(length / piece.length)), 20_000);
  },
);
