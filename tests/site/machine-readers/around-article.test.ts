import { create } from 'xmlbuilder2';
import { expect, test } from 'vitest';
import { machineReaderFiles } from '../../../cli/site/machine-readers/machine-reader-files.ts';
import { readBundleFile } from '../../../cli/site/pages/routes.ts';
import { entry, text } from '../../pipeline/builders.ts';
import { assetLink, entryLink, exportOf, rawAsset, settings } from '../../pipeline/documents.ts';
import { prerendered } from '../prerendered.ts';
import { headAt, meta, thingsIn } from './heads.ts';

const host = 'https://help.vanbase.example';

const pages = prerendered({
  exported: exportOf(
    [
      entry('article', 'a', {
        title: 'Plan a week',
        url: 'plan',
        body: text('Words.'),
        publishedOn: '2026-03-09',
        authors: [entryLink('ana')],
        heroImage: assetLink('van'),
        tags: ['planning'],
        topics: [entryLink('t')],
      }),
      entry('article', 'b', {
        title: 'Plan a day',
        url: 'day',
        publishedOn: '2026-03-10T16:00',
        byline: 'Sam Lee',
        topics: [entryLink('t')],
      }),
      entry('author', 'ana', { title: 'Ana Ruiz', url: 'ana', role: 'Engineer', picture: assetLink('van') }),
      entry('topic', 't', { title: 'Scheduling', url: 'scheduling' }),
    ],
    { assets: [rawAsset('van')] },
  ),
  config: settings({ siteUrl: host, site: { name: 'Help' } }),
});

const thingOf = async (url: string, type: string) =>
  thingsIn(await headAt(url, pages)).find((thing) => thing['@type'] === type);

test('an article names its authors, its date and its hero picture [MP-5]', async () => {
  expect(await thingOf('/articles/plan', 'Article')).toMatchObject({
    headline: 'Plan a week',
    datePublished: '2026-03-09',
    author: [{ '@type': 'Person', name: 'Ana Ruiz', url: `${host}/authors/ana` }],
    publisher: { '@type': 'Organization', name: 'Help' },
    image: expect.stringContaining('/van.png') as unknown,
  });
  expect(await thingOf('/articles/day', 'Article')).toMatchObject({
    author: [{ '@type': 'Person', name: 'Sam Lee' }],
  });
  expect(meta(await headAt('/articles/plan', pages), 'article:published_time')).toBe('2026-03-09');
});

test('an author’s page is a profile, those of topics and tags are collections [MP-5]', async () => {
  expect(await thingOf('/authors/ana', 'ProfilePage')).toMatchObject({
    mainEntity: { '@type': 'Person', name: 'Ana Ruiz', jobTitle: 'Engineer', url: `${host}/authors/ana` },
  });
  for (const url of ['/topics/scheduling', '/tags/planning', '/tags']) {
    expect(await thingOf(url, 'CollectionPage')).toMatchObject({ url: host + url });
    expect((await headAt(url, pages)).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      host + url,
    );
  }
});

const asks = async (url: string) => (await pages.page(url)).html.includes('Was this article helpful?');

test('pages that list articles ask no question about an article [MP-5]', async () => {
  expect(await asks('/articles/plan')).toBe(true);
  for (const url of ['/authors/ana', '/topics/scheduling', '/tags/planning', '/tags']) {
    expect(await asks(url)).toBe(false);
  }
});

test('what stands around the text is sent once, in the page and not in its data too [MP-5]', async () => {
  const { html } = await pages.page('/articles/plan');
  const [, data = ''] = /<script[^>]*id="fieldbook-data"[^>]*>(.*?)<\/script>/su.exec(html) ?? [];
  expect(html).toContain('/tags/planning');
  expect(data).not.toContain('/tags/planning');
  expect(data).not.toContain('"area"');
});

test('the Markdown of a list has its articles, and that of an article its tags [MP-5]', async () => {
  expect(await pages.markdown('/topics/scheduling')).toContain(`## [Plan a day](${host}/articles/day)`);
  expect(await pages.markdown('/articles/plan')).toContain(`Tags: [planning](${host}/tags/planning)`);
});

const fileAt = async (path: string): Promise<string> => {
  const files = machineReaderFiles(pages.files, readBundleFile(pages.files, 'site'));
  const content = await files.find((file) => file.path === path)?.content();
  return typeof content === 'string' ? content : '';
};

test('articles with a date are in the feed of all news, the newest first [MP-5]', async () => {
  const { feed } = create(await fileAt('feed.xml')).end({ format: 'object' }) as unknown as {
    feed: { entry: { title: string; updated: string }[] };
  };
  expect(feed.entry.map(({ title, updated }) => [title, updated])).toEqual([
    ['Plan a day', '2026-03-10T16:00:00.000Z'],
    ['Plan a week', '2026-03-09T00:00:00.000Z'],
  ]);
});

test('llms.txt lists the pages of tags after the articles [MP-5]', async () => {
  const llms = await fileAt('llms.txt');
  expect(llms).toContain(`## Tags\n\n- [Tags](${host}/tags.md)\n- [planning](${host}/tags/planning.md)`);
});
