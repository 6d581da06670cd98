import { describe, expect, test } from 'vitest';
import { externalAddresses, externalDiagnostics } from '../../pipeline/external-links.ts';
import { entry, howTo, text } from './builders.ts';
import { doc, embedded, hyperlink, linked } from './documents.ts';

const links = (...addresses: readonly string[]) =>
  text(...addresses.map((address) => hyperlink(address, `to ${address}`)));

const addressesOf = (items: Parameters<typeof linked>[0], config: object = {}) =>
  externalAddresses(linked(items, { config }).graph);

describe('the addresses to ask', () => {
  test('are those of other sites, each once, sorted, without hash and credentials [PL-2]', () => {
    const introduction = links(
      'https://b.example/page#part',
      'https://b.example/page',
      'http://A.example',
      'https://user:secret@c.example/x',
      '/how-to/board',
      '#part',
      'mailto:us@example.com',
      'javascript:alert(1)',
      'https://',
      'https://help.example.com/how-to/board',
    );
    const config = { siteUrl: 'https://help.example.com' };
    expect(addressesOf([howTo('board', 'Board', { introduction })], config)).toEqual([
      'http://a.example/',
      'https://b.example/page',
      'https://c.example/x',
    ]);
  });

  test('are those of videos, frames and Markdown images too, but not of the image service', () => {
    const items = [
      entry('externalVideo', 'film', { videoUrl: 'https://video.example/film' }),
      entry('interactiveContent', 'frame', { url: 'https://frame.example/tour' }),
      howTo('board', 'Board', {
        introduction: '![a](https://pictures.example/a.png) ![b](https://images.ctfassets.net/space1/b.png)',
      }),
    ];
    expect(addressesOf(items)).toEqual([
      'https://frame.example/tour',
      'https://pictures.example/a.png',
      'https://video.example/film',
    ]);
  });

  test('are not those of drafts and other knowledge bases', () => {
    const items = [
      howTo('draft', 'Draft', { introduction: links('https://a.example/') }, 'draft'),
      howTo('other', 'Other', {
        introduction: links('https://b.example/'),
        deliveryChannels: ['marketing-pro-aspire'],
      }),
    ];
    expect(addressesOf(items)).toEqual([]);
  });

  test('are those of a type that is not known too, where a page shows it', () => {
    const strange = entry('strange', 'x', { body: links('https://a.example/') });
    const page = howTo('board', 'Board', { introduction: doc(embedded('x')) });
    expect(addressesOf([strange])).toEqual([]);
    expect(addressesOf([strange, page])).toEqual(['https://a.example/']);
  });

  test('are not those that the configuration ignores', () => {
    const introduction = links('https://a.example/x', 'https://b.example/', 'https://c.example/');
    const config = { externalLinks: { ignore: ['https://a.example/*', 'https://b.example'] } };
    expect(addressesOf([howTo('board', 'Board', { introduction })], config)).toEqual(['https://c.example/']);
  });

  test('are none where the rule is off', () => {
    const items = [howTo('board', 'Board', { introduction: links('https://a.example/') })];
    expect(addressesOf(items, { rules: { 'links/broken-external': 'off' } })).toEqual([]);
  });
});

test('each location of a broken address is a finding, and other results are none', () => {
  const { graph } = linked([
    howTo('b', 'Board', { introduction: links('https://gone.example/#x', 'https://moved.example/') }),
    howTo('a', 'Assign', { introduction: links('https://gone.example/', 'https://closed.example/') }),
  ]);
  const diagnostics = externalDiagnostics(
    graph,
    new Map([
      ['https://gone.example/', { kind: 'broken', reason: 'answers 410 (gone)' }],
      ['https://moved.example/', { kind: 'redirected', to: 'https://new.example/', isPermanent: true }],
      ['https://closed.example/', { kind: 'unknown', reason: 'answers 403 (forbidden)' }],
    ]),
  );
  expect(diagnostics.map(({ entry: owner, target, path }) => [owner?.id, target, path])).toEqual([
    ['a', 'https://gone.example/', '/content/0/content/0'],
    ['b', 'https://gone.example/', '/content/0/content/0'],
  ]);
});
