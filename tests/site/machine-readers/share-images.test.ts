import { describe, expect, it } from 'vitest';
import { entry } from '../../pipeline/builders.ts';
import { assetLink, embeddedAsset, doc, exportOf, p, rawAsset, settings } from '../../pipeline/documents.ts';
import { prerendered } from '../prerendered.ts';
import { headAt, meta, thingsIn } from './heads.ts';

const host = 'https://help.vanbase.example';

const input = {
  exported: exportOf(
    [
      entry('article', 'hero', { title: 'Hero', url: 'hero', heroImage: assetLink('van') }),
      entry('article', 'shot', { title: 'Shot', url: 'shot', body: doc(p('Words.'), embeddedAsset('van')) }),
      entry('article', 'plain', { title: 'Plain', url: 'plain' }),
    ],
    { assets: [rawAsset('van')] },
  ),
  config: settings({ siteUrl: host, basePath: '/help/', site: { name: 'Help' } }),
};
const pages = prerendered(input);
const image = { url: '/assets/share/0a1b.png', alt: 'Take a "payment"', width: 1200, height: 630 };

/** What the head of a page says of its image: with one that a build made, or without. */
async function cardAt(url: string, shareImage?: typeof image) {
  const head = await headAt(url, { page: (each) => pages.alone(each, shareImage) });
  return ['og:image', 'og:image:alt', 'og:image:width', 'og:image:height', 'twitter:card'].map((name) =>
    meta(head, name),
  );
}

const made = [`${host}/help/assets/share/0a1b.png`, 'Take a "payment"', '1200', '630', 'summary_large_image'];
const none = [undefined, undefined, undefined, undefined, 'summary'];
const van = [
  'https://images.ctfassets.net/space1/van/token/van.png',
  'What van shows',
  '640',
  '480',
  'summary_large_image',
];

describe('the card of a page', () => {
  it('has the image that a build made, on articles, lists and pages of their own [BR-2]', async () => {
    for (const url of ['/', '/articles/plain', '/search', '/announcements', '/404']) {
      expect(await cardAt(url, image)).toEqual(made);
      expect(await cardAt(url)).toEqual(none);
    }
  });

  it('has the hero picture of an article before it, and a picture in the text after it [BR-2]', async () => {
    expect(await cardAt('/articles/hero', image)).toEqual(van);
    expect(await cardAt('/articles/shot', image)).toEqual(made);
    expect(await cardAt('/articles/shot')).toEqual(van);
    const things = thingsIn(await headAt('/articles/shot', { page: (url) => pages.alone(url, image) }));
    expect(things.find((thing) => thing['@type'] === 'Article')?.['image']).toBe(van[0]);
  });

  it('has no image without the address of the site, which its address needs [BR-2]', async () => {
    const { siteUrl: _none, ...config } = input.config;
    const homeless = prerendered({ ...input, config });
    const head = await headAt('/articles/plain', { page: (url) => homeless.alone(url, image) });
    expect(meta(head, 'og:image')).toBeUndefined();
    expect(meta(head, 'twitter:card')).toBe('summary');
  });
});
