import { create } from 'xmlbuilder2';
import { describe, expect, test } from 'vitest';
import { listedArticles } from '../../../../cli/site/files/listed-articles.ts';
import { machineReaderFiles } from '../../../../cli/site/machine-readers/machine-reader-files.ts';
import { readBundleFile } from '../../../../cli/site/pages/routes.ts';
import type { SiteFile } from '../../../../cli/site/files/site-file.ts';
import { searchEngineFiles } from '../../../../cli/site/files/search-engine-files.ts';
import { build } from '../../../../pipeline/build.ts';
import { feedNames, feedPath } from '../../../../schemas/machine-readers.ts';
import { sampleBuild, sampleExport, sampleInput } from '../../../pipeline/sample.ts';

type Config = ReturnType<typeof sampleInput>['config'];

async function textOf({ path, content }: SiteFile): Promise<string> {
  const text = await content();
  if (typeof text !== 'string') throw new TypeError(`${path} is a text`);
  return text;
}

const input = sampleInput();
const sample = sampleBuild().files;
const releases = listedArticles(sample).filter(({ type }) => type === 'kbReleaseNotes');

/** What is written for machines, of the sample as it was built. */
async function writtenOf(files: typeof sample): Promise<Map<string, string>> {
  const site = readBundleFile(files, 'site');
  const written = [...machineReaderFiles(files, site), ...searchEngineFiles(files, site)];
  return new Map(await Promise.all(written.map(async (file) => [file.path, await textOf(file)] as const)));
}

/** The same with another configuration. */
const writtenWith = (settings: Partial<Config>) =>
  writtenOf(build({ ...input, config: { ...input.config, ...settings } }).files);

const asIs = await writtenOf(sample);
const inFolder = await writtenWith({ basePath: '/help/center/' });
const paths = feedNames.map((feed) => feedPath(feed, {}).slice(1));

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly link: { readonly '@rel': string; readonly '@href': string };
  readonly summary?: string;
}

interface Feed extends Omit<Entry, 'link'> {
  readonly '@xml:lang': string;
  readonly author: { readonly name: string };
  readonly link: readonly Entry['link'][];
  readonly entry: readonly Entry[];
}

const feedIn = (files: ReadonlyMap<string, string>, path: string): Feed =>
  (create(files.get(path) ?? '').end({ format: 'object' }) as unknown as { feed: Feed }).feed;

/** Source: RFC 3339, which RFC 4287 asks for. */
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

describe.each(paths)('the feed %s', (path) => {
  test('has all that RFC 4287 requires, of itself and of each entry', () => {
    const feed = feedIn(asIs, path);
    expect(feed.author.name).toBe('Vanbase Help Center');
    expect(feed.title).not.toBe('');
    expect(feed.link.find((link) => link['@rel'] === 'self')?.['@href']).toBe(
      `https://help.vanbase.example/${path}`,
    );
    expect(feed.id).toBe(`https://help.vanbase.example/${path}`);
    for (const { id, title, updated, link } of [feed, ...feed.entry].map((each) => ({
      ...each,
      link: [each.link].flat(),
    }))) {
      expect(new URL(id).protocol).toBe('https:');
      expect(title.trim()).not.toBe('');
      expect(updated).toMatch(rfc3339);
      const alternate = link.find((one) => one['@rel'] === 'alternate');
      expect(new URL(alternate?.['@href'] ?? '').protocol).toBe('https:');
    }
  });

  test('names the folder of its site in every address', () => {
    const own = (inFolder.get(path) ?? '').match(/https:\/\/help\.vanbase\.example[^"<]*/gu) ?? [];
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((address) => !address.startsWith('https://help.vanbase.example/help/center/'))).toEqual(
      [],
    );
  });
});

test('a feed speaks the language of its site', async () => {
  const exported = JSON.stringify(sampleExport()).replaceAll('"en-US"', '"es-MX"');
  const { files } = build({ ...input, exported: sampleInput(JSON.parse(exported)).exported });
  const feed = feedIn(await writtenOf(files), 'announcements/feed.xml');
  expect(feed['@xml:lang']).toBe('es-MX');
  expect(feed.title).toMatch(/^Anuncios/u);
});

/** The files that list a page; that others lead to it is theirs. */
const namesOf = (url: string | undefined, files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(
      ([path, text]) =>
        text.includes(`${url}</loc>`) ||
        text.includes(`${url}.md`) ||
        (path.startsWith('release') && text.includes(`${url}"`)),
    )
    .map(([path]) => path);

const [renamed, hidden, draft] = releases;
const hostile = `</title>]]><!-- & "x" 'y' [a](b) *c* <d>`;

/** The sample with one release of another title, one that is not to be listed, and a draft. */
const changed = await (() => {
  const exported = sampleExport();
  const entry = (id?: string) => exported.entries.find(({ sys }) => sys.id === id);
  Object.assign(entry(renamed?.id)?.fields ?? {}, { title: { 'en-US': hostile } });
  Object.assign(entry(hidden?.id)?.fields ?? {}, { noIndex: { 'en-US': true } });
  Object.assign(entry(draft?.id)?.sys ?? {}, { publishedVersion: undefined, version: 1 });
  return writtenOf(build(sampleInput(exported)).files);
})();

test('titles stay what they are in XML and in llms.txt, whatever they hold', () => {
  const titles = feedIn(changed, 'release-notes/feed.xml').entry.map(({ title }) => title);
  // this reader leaves the names of characters as they are
  expect(titles).toContain(hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  const line = changed
    .get('llms.txt')
    ?.split('\n')
    .find((each) => each.includes('/title'));
  expect(line).toContain(String.raw`- [\</title>\]\]>\<!-- & "x" 'y' \[a\](b) \*c\* \<d>](https://`);
});

test.each([hidden?.url, draft?.url])('the release %s is listed', (url) => {
  expect(namesOf(url, asIs)).toEqual(['release-notes/feed.xml', 'llms.txt', 'sitemap.xml']);
});

test('an article that is not to be listed is in no file [RT-7]', () => {
  expect(namesOf(hidden?.url, changed)).toEqual([]);
  expect(changed.get('sitemap.xml')).toContain('<urlset');
});

test('a draft is in no file', () => {
  expect(namesOf(draft?.url, changed)).toEqual([]);
});

test('llms.txt is a title, a summary, and sections of nothing but links', () => {
  const [title, ...rest] = (asIs.get('llms.txt') ?? '').trimEnd().split('\n');
  expect(title).toBe('# Vanbase Help Center');
  // Source: llmstxt.org, "Format"
  const line = /^(?:|> \S.*|## \S.*|- \[(?:\\.|[^\]\\])+\]\(https:\/\/\S+\.md\)(?:: \S.*)?)$/u;
  expect(rest.filter((each) => !line.test(each))).toEqual([]);
});

test('a site without an address has no file that would need one', async () => {
  const { siteUrl: _siteUrl, ...config } = input.config;
  const { files } = build({ ...input, config });
  const site = readBundleFile(files, 'site');
  expect(searchEngineFiles(files, site)).toEqual([]);
  const texts = await Promise.all(machineReaderFiles(files, site).map(textOf));
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toMatch(/undefined|https:\/\/help/u);
  expect(texts[0]).toContain('](/how-to/add-a-technician.md)');
});
