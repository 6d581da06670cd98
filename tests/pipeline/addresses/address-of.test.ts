import { expect, test } from 'vitest';
import { addressOf, carriedUrl, linkTo, safeUrl } from '../../../pipeline/addresses/address-of.ts';
import { doc, embedded, entryLink, id, linked, rawEntry, states } from '../documents.ts';

const entries = [
  rawEntry('kbHowTo', 'page', { title: 'Page', howToSections: [entryLink('part')] }),
  rawEntry('kbHowToSection', 'part', { heading: 'A Part', content: doc(embedded('plain')) }),
  rawEntry('contentSnippet', 'plain', { name: 'Plain' }),
  rawEntry('kbHowTo', 'second', { title: 'Second', howToSections: [entryLink('part')] }),
  rawEntry('kbTerm', 'alone', { term: 'Alone' }),
  rawEntry('kbFaq', 'draft', { title: 'Draft' }, states.draft),
  rawEntry('externalLink', 'outside', { title: 'Outside', url: 'https://other.example/x' }),
  rawEntry('externalLink', 'script', { title: 'Script', url: 'javascript:alert(1)' }),
  rawEntry('relatedContent', 'toPage', { name: 'To', article: entryLink('page'), externalUrl: '/x' }),
  rawEntry('relatedContent', 'toDraft', { article: entryLink('draft'), externalUrl: '/faq/x' }),
  rawEntry('announcement', 'news', { title: 'News' }),
  rawEntry('homeEntry', 'card', { title: 'Card', content: entryLink('highlight') }),
  rawEntry('kbHighlight', 'highlight', { title: 'High', content: entryLink('page') }),
  rawEntry('homeEntry', 'selfish', { title: 'Selfish', content: entryLink('selfish') }),
  rawEntry('kbHighlight', 'ping', { title: 'Ping', content: entryLink('pong') }),
  rawEntry('kbHighlight', 'pong', { title: 'Pong', content: entryLink('ping') }),
  rawEntry('relatedContent', 'related', { article: entryLink('related') }),
];
const redirects = [
  '/old,/older',
  '/older,/how-to/page#a-part',
  '/HOW-TO/PAGE,/faq/wrong',
  '/away,https://a.example/b',
];
const { graph } = linked(entries, {
  redirects: redirects.join('\n'),
  config: { siteUrl: 'https://help.example.com', basePath: '/kb/' },
});

test.each([
  ['page', '/how-to/page'],
  ['part', '/how-to/page#a-part'],
  ['plain', '/how-to/page'],
  ['alone', undefined],
  ['draft', undefined],
  ['gone', undefined],
  ['outside', 'https://other.example/x'],
  ['script', undefined],
  ['toPage', '/how-to/page'],
  ['toDraft', '/faq/x'],
  ['news', '/announcements#news'],
  ['card', '/how-to/page'],
  ['highlight', '/how-to/page'],
])('the entry %s is at %s [RT-2]', (entry, address) => {
  expect(addressOf(entry, graph)).toBe(address);
});

test('a part has its anchor on the page of the link, if that page shows it', () => {
  expect(addressOf('part', graph, id('second'))).toBe('/how-to/second#a-part');
  expect(addressOf('part', graph, id('draft'))).toBe('/how-to/page#a-part');
});

test.each(['selfish', 'ping', 'pong', 'related'])(
  'the card %s, which leads to itself, leads nowhere',
  (card) => {
    expect(addressOf(card, graph)).toBeUndefined();
  },
);

test('a link names its entry, and its anchor if it has one', () => {
  expect(linkTo('page', graph, 'a part')).toEqual({
    id: 'page',
    type: 'kbHowTo',
    title: 'Page',
    url: '/how-to/page#a%20part',
  });
  expect(linkTo('alone', graph)).toBeUndefined();
});

test.each([
  ['#here', '#here'],
  [' /how-to/page ', '/how-to/page'],
  ['/how-to/page/', '/how-to/page'],
  ['/how-to/caf\u00e9?a=1&b=2#c d', '/how-to/caf%C3%A9?a=1&b=2#c%20d'],
  ['/old', '/how-to/page#a-part'],
  ['/OLD', '/how-to/page#a-part'],
  ['/old#b', '/how-to/page#a-part'],
  ['/how-to/page#b', '/how-to/page#b'],
  ['/away', 'https://a.example/b'],
  ['/nowhere', '/nowhere'],
  ['https://help.example.com/kb/how-to/page#b', '/how-to/page#b'],
  ['https://help.example.com/kb', '/'],
  ['https://help.example.com/kb/old', '/how-to/page#a-part'],
  ['https://help.example.com/shop', 'https://help.example.com/shop'],
  ['https://help.example.com.evil.example/kb/', 'https://help.example.com.evil.example/kb/'],
  ['https://other.example/a?b#c', 'https://other.example/a?b#c'],
  ['Https://other.example/a', 'https://other.example/a'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+1', 'tel:+1'],
])('the address %j leads to %j', (url, to) => {
  expect(safeUrl(url, graph)).toBe(to);
});

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'java\u200bscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//other.example',
  'relative/path',
  7,
  null,
  undefined,
])('%j leads nowhere', (url) => {
  expect(safeUrl(url, graph)).toBeUndefined();
});

test('a hash of broken Unicode breaks nothing', () => {
  expect(safeUrl('/how-to/page#\ud800', graph)).toBe('/how-to/page#%EF%BF%BD');
});

test.each([
  ['page', 'ht\ttps://a.example/b', 'https://a.example/b'],
  ['page', '\u0001mailto:a@b.example', 'mailto:a@b.example'],
  ['page', 'mail\u200bto:a@b.example', undefined],
  ['video', 'HTTPS://WWW.YouTube.com/watch?v=Vb7dK2xQm4E', 'https://www.youtube.com/watch?v=Vb7dK2xQm4E'],
  ['video', 'https:a.example/tour.mp4', 'https://a.example/tour.mp4'],
  ['frame', 'https://münchen.example', 'https://xn--mnchen-3ya.example/'],
  ['frame', '/tour', '/tour'],
  ['frame', '#tour', undefined],
  ['video', 'mailto:a@b.example', undefined],
  ['video', 'www.youtube.com/watch?v=Vb7dK2xQm4E', undefined],
] as const)('for a %s the address %j is %j', (use, typed, url) => {
  expect(safeUrl(typed, graph, use)).toBe(url);
});

const other = { title: 'Other', deliveryChannels: ['main'], url: 'other' };
const partner = linked(
  [
    rawEntry('kbFaq', 'other', other),
    rawEntry('kbFaq', 'mine', { title: 'Mine', deliveryChannels: ['marketing-pro-aspire'] }),
    rawEntry('kbFaq', 'draft', { ...other, url: 'draft' }, states.draft),
  ],
  {
    redirects: '/old,/faq/other#part',
    config: { knowledgeBase: 'marketing-pro-aspire', siteUrl: 'https://a.example' },
  },
).graph;

test.each([
  ['/faq/mine#a', '/faq/mine#a'],
  ['/faq/other', undefined],
  ['/faq/other/?a=1#b', undefined],
  ['https://a.example/faq/other', undefined],
  ['/old', undefined],
  ['/categories', '/categories'],
  // what is wrong for another reason is an error, and the page shows what was typed
  ['/faq/nowhere', '/faq/nowhere'],
  ['/faq/draft', '/faq/draft'],
  ['https://out.example/faq/other', 'https://out.example/faq/other'],
  ['#part', '#part'],
  ['javascript:alert(1)', undefined],
])('of %s a partner’s knowledge base links %s [KB-2]', (typed, url) => {
  expect(carriedUrl(typed, partner)).toBe(url);
});
