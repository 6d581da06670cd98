import { create } from 'xmlbuilder2';
import { expect, test } from 'vitest';
import { machineReaderFiles } from '../../../../cli/site/machine-readers/machine-reader-files.ts';
import { markdownCopies } from '../../../../cli/site/machine-readers/markdown-copies.ts';
import { readBundleFile } from '../../../../cli/site/pages/routes.ts';
import { build } from '../../../../pipeline/build.ts';
import { exportOf, rawEntry } from '../../../pipeline/documents.ts';
import { sampleBuild, sampleInput } from '../../../pipeline/sample.ts';

const { files } = sampleBuild();
const site = readBundleFile(files, 'site');
const written = machineReaderFiles(files, site);
async function contentOf(path: string): Promise<string> {
  const content = await written.find((file) => file.path === path)?.content();
  return typeof content === 'string' ? content : '';
}

test.each(['feed.xml', 'announcements/feed.xml', 'release-notes/feed.xml'])(
  'the feed %s is XML, and each item has an id and a date',
  async (path) => {
    const { feed } = create(await contentOf(path)).end({ format: 'object' }) as unknown as {
      feed: { entry: { id: string; updated: string; title: string }[]; id: string; updated: string };
    };
    expect(feed.id).toBe(`https://help.vanbase.example/${path}`);
    expect(feed.entry.length).toBeGreaterThan(2);
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length);
    const dates = feed.entry.map(({ updated }) => updated);
    expect(dates.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
    expect(dates).toEqual(dates.toSorted().toReversed());
  },
);

test('every link of llms.txt leads to a copy, and every copy is linked once', async () => {
  const links = [
    ...(await contentOf('llms.txt')).matchAll(/\]\(https:\/\/help\.vanbase\.example\/([^)]+)\)/gu),
  ];
  const copies = [...markdownCopies(files).values()];
  const linked = links.map(([, path]) => path);
  expect(new Set(linked)).toEqual(new Set(copies));
  expect(linked).toHaveLength(copies.length);
});

test('a site without an address has copies, and no feeds', () => {
  const { siteUrl: _siteUrl, ...homeless } = sampleInput().config;
  const { files: built } = build({ ...sampleInput(), config: homeless });
  const paths = machineReaderFiles(built, readBundleFile(built, 'site')).map(({ path }) => path);
  expect(paths).toEqual(['llms.txt']);
  expect(markdownCopies(built).get('/how-to/add-a-technician')).toBe('how-to/add-a-technician.md');
});

test('where another page has the address of a copy, in whatever case, there is no copy', () => {
  const { config } = sampleInput();
  const space = exportOf([
    rawEntry('kbHowTo', 'a', { title: 'Install', url: 'install' }),
    rawEntry('kbHowTo', 'b', { title: 'From a file', url: 'Install.MD' }),
  ]);
  const { files: built } = build({ ...sampleInput(), exported: space, config });
  expect([...markdownCopies(built).values()]).toEqual(['how-to/Install.MD.md']);
});

test('copies and their list can be switched off', () => {
  const input = sampleInput();
  const config = { ...input.config, machineReaders: { markdown: false } };
  const { files: built } = build({ ...input, config });
  expect(markdownCopies(built).size).toBe(0);
  const paths = machineReaderFiles(built, readBundleFile(built, 'site')).map(({ path }) => path);
  expect(paths).not.toContain('llms.txt');
});
