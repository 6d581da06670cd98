import { describe, expect, it } from 'vitest';
import { sharePlan } from '../../../../cli/site/share-images/share-plan.ts';
import { BundleFile } from '../../../../pipeline/emit/bundle-file.ts';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { assetLink, built, rawAsset, rawEntry } from '../../../pipeline/documents.ts';
import type { AnyConfig } from '../../../pipeline/documents.ts';
import { testFolder } from '../../folder.ts';

const siteUrl = 'https://help.example.com';
const name = 'Example Help';

const article = (id: string, values: Readonly<Record<string, unknown>>) =>
  rawEntry('article', id, { url: id, ...values });

function planOf(entries: readonly unknown[], config: AnyConfig = {}, assets: readonly unknown[] = []) {
  return sharePlan(built(entries, { parts: { assets }, config: { siteUrl, site: { name }, ...config } }));
}

const atArticle = (values: Readonly<Record<string, unknown>>, config?: AnyConfig) =>
  planOf([article('a', values)], config).imageOf('/articles/a');

const pathOf = (title: string, config?: AnyConfig) => atArticle({ title }, config)?.path;

describe('the share image of a page', () => {
  it('has the title of an article and what it is, and names both by their hash [BR-2]', () => {
    const planned = atArticle({ title: 'Take a <b>payment</b>' });
    expect(planned).toEqual({
      path: expect.stringMatching(/^assets\/share\/[\da-f]{20}\.png$/u),
      words: { title: 'Take a <b>payment</b>', area: 'Article' },
      image: { url: `/${planned?.path}`, alt: 'Take a <b>payment</b>', width: 1200, height: 630 },
    });
  });

  it('has the topic of an article above its title, else what the site calls its type [BR-2]', () => {
    const topic = rawEntry('topic', 'payments', { title: 'Payments', url: 'payments' });
    const inTopic = article('a', {
      title: 'Refunds',
      topics: [{ sys: { type: 'Link', linkType: 'Entry', id: 'payments' } }],
    });
    expect(planOf([topic, inTopic]).imageOf('/articles/a')?.words).toEqual({
      title: 'Refunds',
      area: 'Payments',
    });
    expect(atArticle({ title: 'Refunds' }, { typeLabels: { article: 'Note' } })?.words?.area).toBe('Note');
    expect(atArticle({ title: 'Refunds' }, { language: 'de' })?.words?.area).toBe('Artikel');
  });

  it('is another for another title, area, name or version, and the same for the same [BR-2]', () => {
    expect(pathOf('Refunds')).toBe(pathOf('Refunds'));
    const paths = [
      pathOf('Refunds'),
      pathOf('Refund'),
      pathOf('Refunds', { typeLabels: { article: 'Note' } }),
      pathOf('Refunds', { site: { name: 'Other' } }),
    ];
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is that of the site on the home page and every page that shows no article [BR-2]', () => {
    const { imageOf } = planOf([article('a', { title: 'Refunds' })]);
    const home = imageOf('/');
    expect(home).toMatchObject({ words: undefined, image: { alt: name } });
    for (const url of ['/search', '/announcements', '/404']) expect(imageOf(url)).toEqual(home);
  });

  it('is that of the site where letters are missing, which is counted [BR-2]', () => {
    const plan = planOf([
      article('a', { title: '技術者を追加する' }),
      article('b', { title: 'Refunds' }),
      article('c', { title: '🚀 👋' }),
    ]);
    expect(plan.imageOf('/articles/a')).toEqual(plan.imageOf('/'));
    expect(plan.imageOf('/articles/c')).toEqual(plan.imageOf('/'));
    expect(plan.withoutLetters()).toBe(1);
  });

  it('is none where there is nothing to draw [BR-2]', () => {
    const { imageOf } = planOf([article('a', { title: '技術者を追加する' })], { site: { name: 'ヘルプ' } });
    expect(imageOf('/')).toBeUndefined();
    expect(imageOf('/articles/a')).toBeUndefined();
  });

  it('is none for an article with a hero picture [BR-2]', () => {
    const hero = article('a', { title: 'Refunds', heroImage: assetLink('van') });
    expect(planOf([hero], {}, [rawAsset('van')]).imageOf('/articles/a')).toBeUndefined();
    const drawing = {
      fileName: 'van.svg',
      contentType: 'image/svg+xml',
      url: '//images.ctfassets.net/a/van/b/van.svg',
    };
    expect(planOf([hero], {}, [rawAsset('van', { file: drawing })]).imageOf('/articles/a')).toBeDefined();
  });

  it('has the logo if its file is beside the export [BR-2]', async ({ onTestFinished }) => {
    const outlines =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><rect width="4" height="1"/></svg>';
    const folder = await testFolder(onTestFinished, {
      'logo.svg': outlines,
      'words.svg': '<svg><text>Logo</text></svg>',
    });
    const { files } = built([article('a', { title: 'Refunds' })], { config: { siteUrl } });
    const logoIn = (from: string) => {
      const site = files.map((file) => (file.name === 'site' ? withLogo(file) : file));
      return sharePlan({ files: site, mediaCopies: [{ from, to: '/assets/logo.svg' }] }, folder).look.logo;
    };
    expect(logoIn('logo.svg')).toEqual({ mediaType: 'image/svg+xml', bytes: Buffer.from(outlines) });
    for (const other of ['words.svg', 'missing.svg', 'logo.webp']) expect(logoIn(other)).toBeUndefined();
  });
});

function withLogo({ name: file, path, sha256, text }: BundleFile): BundleFile {
  const site = JSON.parse(text) as BundleFiles['site'];
  const knowledgeBase = { ...site.knowledgeBase, logo: '/assets/logo.svg' };
  const bytes = new TextEncoder().encode(JSON.stringify({ ...site, knowledgeBase }));
  return new BundleFile({ name: file, path, sha256, bytes });
}
