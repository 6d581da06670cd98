import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo, text } from '../../builders.ts';
import { doc, entryLink, h, hyperlink, p, words } from '../../documents.ts';
import { expectLinear } from '../../../expect-linear.ts';

const board = (...blocks: readonly object[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

/** What this rule says of one paragraph. */
const messagesOf = (...inlines: readonly (string | object)[]) =>
  findingsOf([board(p(...inlines))])
    .filter(({ rule }) => rule === 'rich-text/raw-markup')
    .map(({ message }) => message);

test('the first markup of a field is reported at its location, with the number of all [PL-2]', () => {
  const [found, ...others] = diagnosticsOf([
    board(p('Start here.'), p('Read the Terms &amp; conditions; they&nbsp;apply.'), p('Select **Save**.')),
  ]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    rule: 'rich-text/raw-markup',
    severity: 'warn',
    message: 'Readers see the HTML entity "&amp;" as plain text, the first of 3 in the text.',
    advice: 'Type the character itself in its place.',
    field: ['introduction'],
    path: '/content/1',
    excerpt: { before: 'Read the Terms ', bad: '&amp;', after: ' conditions; they&nbsp;apply.' },
    target: '&amp;',
  });
});

test.each([
  ['It&#39;s here', 'the HTML entity "&#39;"'],
  ['A&#x2019;s board', 'the HTML entity "&#x2019;"'],
  ['Caf&eacute;', 'the HTML entity "&eacute;"'],
  ['Press <b>Save', 'the HTML tag "<b>"'],
  ['One line<br/>and another', 'the HTML tag "<br/>"'],
  ['The end.</p>', 'the HTML tag "</p>"'],
  ['<p class="note">Words', 'the HTML tag "<p class="note">"'],
  ['See <a href="/how-to/board">the board', 'the HTML tag "<a href="/how-to/board">"'],
  ['## Before you start', 'the Markdown "## "'],
  ['Select **Save** and go on', 'the Markdown "**Save**"'],
  ['Read [shifts](/how-to/shifts) first', 'the Markdown "[shifts](/how-to/shifts)"'],
  [
    'Read [shifts](https://example.com/a "Shifts").',
    'the Markdown "[shifts](https://example.com/a "Shifts")"',
  ],
])('%j is a warning', (value, what) => {
  expect(messagesOf(value)).toEqual([`Readers see ${what} as plain text.`]);
});

test('an address in the brackets that the editor has made a link is one', () => {
  const address = hyperlink('https://example.com/a', 'https://example.com/a');
  expect(messagesOf('Read [shifts](', address, ').')).toEqual([
    'Readers see the Markdown "[shifts](https://example.com/a)" as plain text.',
  ]);
});

test('HTML in a plain text of a rich text field is a warning, once', () => {
  const parts = {
    editorInterfaces: [
      {
        sys: { contentType: { sys: { id: 'kbHowTo' } } },
        controls: [{ fieldId: 'introduction', widgetId: 'richTextEditor' }],
      },
    ],
  };
  const item = howTo('board', 'Board', { introduction: '<p>Open the <b>board</b>.</p>\n\n<p>Wait.</p>' });
  expect(findingsOf([item], { parts })).toEqual([
    {
      rule: 'rich-text/raw-markup',
      entry: 'board',
      field: 'introduction',
      message: 'Readers see the HTML tag "<p>" as plain text, the first of 6 in the text.',
    },
  ]);
});

test('a text that is a whole page of HTML can be about HTML', () => {
  expect(messagesOf('<p>About HTML</p>')).toEqual([
    'Readers see the HTML tag "<p>" as plain text, the first of 2 in the text.',
  ]);
});

test('short texts, labels and cells of tables are looked at', () => {
  const found = findingsOf([
    howTo('board', 'Drag &amp; drop', {
      metaDescription: 'The <b>board</b>',
      howToSections: [entryLink('section')],
    }),
    entry('kbHowToSection', 'section', { heading: 'A **bold** word', content: doc(p('x'), h(2, 'A<br>B')) }),
  ]);
  expect(
    found.filter(({ rule }) => rule === 'rich-text/raw-markup').map(({ entry: at, field }) => [at, field]),
  ).toEqual([
    ['board', 'title'],
    ['board', 'metaDescription'],
    ['section', 'content'],
    ['section', 'heading'],
  ]);
});

test('code, and what is quoted by backticks, is no finding', () => {
  expect(messagesOf('Write ', words('<b>&amp;</b> **x** [a](/b)', 'code'), ' there.')).toEqual([]);
  expect(messagesOf('Write `<b>&amp;</b>` or `**x**` there.')).toEqual([]);
});

test('what rich-text/unknown-node reports in Markdown is not reported twice', () => {
  const found = findingsOf([
    howTo('board', 'Board', { introduction: 'Open the <my-box>board</my-box> &amp;amp; wait.' }),
  ]);
  expect([...new Set(found.map(({ rule }) => rule))]).toEqual(['rich-text/unknown-node']);
});

test.each([
  'AT&T; R&D; Q&As; a & b',
  'Enter <name> in place of <your-id>, or <table>',
  'a < b and b > c, 1 <2> 3',
  'The <b> tag, the tag <i>, and the “<br>” of a page',
  'In HTML write &nbsp; for a blank and <b> for bold',
  'Markdown takes **bold** and [words](/address)',
  '# of seats',
  '## ',
  'Item ## 4',
  '2**3**4 and src/**/a and lib/**',
  '**kwargs and **options',
  'Price** and tax**',
  '** Not on Sundays **',
  '(**) see (**)',
  '[1](see below) and [optional] (words)',
  'f[0](x)',
  'https://example.com/?a=1&copy=2&region=3;x',
])('%j is no finding', (value) => {
  expect(messagesOf(value)).toEqual([]);
});

test.each(['**a', '[a](/', '<a b=', '<p ', '&amp', '`', '<!-', '['])(
  'a long text of %j is read in the time of its length',
  (sign) => {
    expectLinear(
      (length) => findingsOf([howTo('board', 'Board', { introduction: text(sign.repeat(length)) })]),
      10_000,
    );
  },
);
