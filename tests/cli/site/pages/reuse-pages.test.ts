import { appendFile, readFile, realpath, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isHashed } from '../../../../cli/site/is-hashed.ts';
import { howTo } from '../../exports.ts';
import { exportOf, settings } from '../../../pipeline/documents.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { testFolder } from '../../folder.ts';
import { hashesIn } from '../../site-digest.ts';
import { seed } from '../../../seed.ts';
import { openSiteWriterHere, type WriteHere } from '../site-writer-here.ts';

vi.setConfig({ testTimeout: 60_000 });

const articles = 12;
/** Each kind of edit comes twice. */
const edits = 8;

let writeHere: WriteHere;
const rendered: string[][] = [];
beforeAll(async () => {
  writeHere = await openSiteWriterHere();
});

interface Content {
  readonly slug: string;
  readonly text: string;
  /** ISO 8601. */
  readonly changedOn?: string;
}

async function write(
  folder: string,
  contents: readonly Content[],
  { name = 'Vanbase', homeUrl = '/', usesCache = true } = {},
) {
  const entries = contents.map(({ slug, text, changedOn }) => {
    const entry = howTo(slug, text);
    // the first is none of the newest, which the home page names with their descriptions
    const createdAt = slug === 'article-0' ? '2020-01-01T08:00:00.000Z' : '2021-01-01T08:00:00.000Z';
    const sys = { ...entry.sys, createdAt };
    return { ...entry, sys: changedOn === undefined ? sys : { ...sys, updatedAt: changedOn } };
  });
  const knowledgeBase = {
    kbId: 'main',
    deliveryChannelId: 'main',
    deliveryChannelStrict: false,
    searchSource: 'KBContentful',
    homeUrl,
  };
  const config = settings({ site: { name }, knowledgeBases: { main: knowledgeBase } });
  const input = { exported: exportOf(entries), config };
  rendered.push(await writeHere(folder, input, { keep: 2, usesCache }));
  return realpath(join(folder, 'site'));
}

const first: readonly Content[] = Array.from({ length: articles }, (_, index) => ({
  slug: `article-${index}`,
  text: `Text ${index}.`,
}));

test(
  `after each of ${edits} edits the site is that of a build from nothing [PL-4]`,
  {
    timeout: 60_000,
  },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const random = seededRandom(seed);
    let contents = first;
    await write(folder, contents);
    for (let edit = 0; edit < edits; edit += 1) {
      contents = edited(contents, { random, edit });
      const site = await write(folder, contents);
      const fresh = await write(await testFolder(onTestFinished), contents);
      const own = await hashesIn(fresh);
      const hashes = Object.entries(await hashesIn(site));
      // what readers may still ask for of the version before stays
      expect(Object.fromEntries(hashes.filter(([path]) => path in own || !isHashed(path)))).toEqual(own);
    }
  },
);

describe('rendered again are', () => {
  test('the article that changed, and no list that says the same of it', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await write(folder, first);
    const changed = { slug: 'article-0', text: 'Another text.', changedOn: '2026-05-05T08:00:00.000Z' };
    await write(folder, [...first.slice(1), changed]);
    expect(rendered.at(-1)).toEqual(['/how-to/article-0']);
  });

  test('the home page too, where it is the article that changed, and not with an article that is new [KB-1]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished);
    const homeUrl = '/how-to/article-0/';
    await write(folder, first, { homeUrl });
    const changed = [...first.slice(1), { slug: 'article-0', text: 'Another text.' }];
    const site = await write(folder, changed, { homeUrl });
    expect(rendered.at(-1)?.toSorted()).toEqual(['/', '/how-to/article-0']);
    expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('Another text.');
    await write(folder, [...changed, { slug: 'new', text: 'New.' }], { homeUrl });
    expect(rendered.at(-1)).not.toContain('/');
  });

  test('with an article that is new, the pages that show lists', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await write(folder, first);
    await write(folder, [...first, { slug: 'new', text: 'New.' }]);
    expect(rendered.at(-1)?.filter((url) => url.startsWith('/how-to/'))).toEqual(['/how-to/new']);
    expect(rendered.at(-1)).toContain('/');
  });

  test('all, where the footer has another year', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await write(folder, first);
    await write(folder, [...first, { slug: 'new', text: 'New.', changedOn: '2027-05-05T08:00:00.000Z' }]);
    expect(rendered.at(-1)?.length).toBeGreaterThan(articles);
  });

  test('all, where the site has another name', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await write(folder, first);
    await write(folder, first, { name: 'Another name' });
    expect(rendered.at(-1)?.length).toBeGreaterThan(articles);
  });

  test('all, with --no-cache', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await write(folder, first);
    await write(folder, first, { usesCache: false });
    expect(rendered.at(-1)?.length).toBeGreaterThan(articles);
  });

  test('none that only has another time', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const site = await write(folder, first);
    await utimes(join(site, 'how-to/article-3/index.html'), 1, 1);
    await write(folder, [...first, { slug: 'new', text: 'New.' }]);
    expect(rendered.at(-1)).not.toContain('/how-to/article-3');
  });

  test('a page that somebody changed in the version before', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const site = await write(folder, first);
    await appendFile(join(site, 'how-to/article-3/index.html'), 'more');
    await write(folder, first);
    expect(rendered.at(-1)).toContain('/how-to/article-3');
  });
});

test('a page that is reused takes no room', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const before = await inode(await write(folder, first));
  expect(await inode(await write(folder, first.slice(1)))).toBe(before);
});

const inode = async (site: string) => (await stat(join(site, 'how-to/article-3/index.html'))).ino;

/** Changes a text, takes an article out, adds one, or brings an earlier text back. */
function edited(
  contents: readonly Content[],
  { random, edit }: { readonly random: () => number; readonly edit: number },
): readonly Content[] {
  const chosen = Math.floor(random() * contents.length);
  const without = contents.filter((_, index) => index !== chosen);
  const slug = contents[chosen]?.slug ?? '';
  const changedOn = `2026-0${4 + (edit % 6)}-05T08:00:00.000Z`;
  const kinds = [
    [...without, { slug, text: `Edit ${edit} with a [link](/how-to/article-1).`, changedOn }],
    without,
    [...contents, { slug: `new-${edit}`, text: `New ${edit}.` }],
    [...without, ...first.filter((each) => each.slug === slug)],
  ];
  return kinds[edit % kinds.length] ?? contents;
}
