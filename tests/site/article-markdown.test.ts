import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import type { FieldbookConfig } from '../../pipeline/config/config.ts';
import { fixtureInput } from '../fixtures.ts';
import { exportOf, settings } from '../pipeline/documents.ts';
import { fromHtml, fromMarkdown, linksIn, wordsIn } from '../reader/markdown/parsed.ts';
import { isDrawn } from '../seed.ts';
import { type Prerendered, prerendered, prerenderedSample } from './prerendered.ts';

const host = 'https://help.vanbase.example';

/** What a page has beside the editors' words: lists of places, letters, buttons, icons, and links that only scripts use. */
const isChrome = ({ tagName, properties }: Element): boolean =>
  ['nav', 'button', 'aside', 'svg', 'footer', 'figcaption'].includes(tagName) ||
  ['copy-link', 'zoom'].includes(String(properties['dataAction'])) ||
  (tagName === 'p' && properties['ariaHidden'] === 'true');

/** Words that pages add: the names of contents lists, counts, hosts, what screen readers hear of links, the mark of Pro. */
const added =
  />(?:Topics Covered|Glossary items|\d+ questions|\(opens in a new window\)|Open it here|Show the data|Pro|[\w-]+(?:\.[\w-]+)+)</giu;

/** Of the first list, what the second does not have in the same order. */
function lostFrom(words: readonly string[], others: readonly string[]): string[] {
  let at = 0;
  return words.filter((word) => {
    const found = others.indexOf(word, at);
    if (found === -1) return true;
    at = found + 1;
    return false;
  });
}

const wordsOf = (html: string): string[] => html.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

async function faultsOf(
  { urls, page, markdown }: Prerendered,
  isTaken: (index: number) => boolean = () => true,
): Promise<{ read: number; faults: string[][] }> {
  const faults: string[][] = [];
  const taken = urls.filter((_, index) => isTaken(index));
  for (const url of taken) {
    const [{ html }, source] = await Promise.all([page(url), markdown(url)]);
    const article = /<article[\s\S]*<\/article>/u.exec(html)?.[0] ?? '';
    const shown = fromHtml(article);
    const copy = fromMarkdown(source);
    const words = wordsIn(copy);
    // titles of videos stand in labels
    const onPage = new Set([...wordsOf(html), ...wordsIn(shown).map((word) => word.toLowerCase())]);
    const links = new Set(linksIn(copy, host + url));
    const found = [
      ...lostFrom(wordsIn(fromHtml(article.replace(added, '><')), isChrome), words),
      ...words.filter((word) => !onPage.has(word.toLowerCase())),
      ...linksIn(shown, host + url, isChrome).filter((link) => !links.has(link)),
    ];
    if (found.length > 0) faults.push([url, ...found.slice(0, 10)]);
  }
  return { read: taken.length, faults };
}

describe('the Markdown of an article', () => {
  it('has the words of its page in their order, no others, and its links', { timeout: 120_000 }, async () => {
    const { read, faults } = await faultsOf(prerenderedSample(), (index) => isDrawn(index, 2));
    expect(faults).toEqual([]);
    expect(read).toBeGreaterThan(40);
  });

  it('has them for every content type', async () => {
    const { config, ...input } = fixtureInput();
    const { faults } = await faultsOf(prerendered({ ...input, config: { ...config, siteUrl: host } }));
    expect(faults, advice).toEqual([]);
  });
});

const advice =
  'a type whose page shows more than its texts and parts has a writer in reader/markdown/writers/';

const corpora = process.env['FIELDBOOK_CORPORA'];
const notRun = corpora === undefined ? ' (not run: FIELDBOOK_CORPORA is not set)' : '';

const oneIn = 10;

const spaces: Readonly<Record<string, { readonly articles: number; readonly config: FieldbookConfig }>> = {
  'real-articles/help-200.json': { articles: 200, config: {} },
  'real-exports/sanity-io__contentful-to-sanity__knowledge-base.json': {
    articles: 1,
    config: {
      contentTypes: { kbAppArticle: { as: 'kbLandingPage', fields: { url: 'slug', description: 'body' } } },
    },
  },
};

describe.skipIf(corpora === undefined)(`the Markdown of real articles${notRun}`, () => {
  it.each(Object.entries(spaces))(
    'of %s has the words of its pages',
    { timeout: 120_000 },
    async (file, space) => {
      const { entries, ...parts } = JSON.parse(readFileSync(`${corpora}/${file}`, 'utf8')) as {
        entries: unknown[];
      };
      const exported = exportOf(entries, parts);
      const { read, faults } = await faultsOf(
        prerendered({ exported, config: settings({ siteUrl: host, ...space.config }) }),
        // of many articles other ones in each run
        (index) => space.articles < oneIn || isDrawn(index, oneIn),
      );
      expect(faults).toEqual([]);
      expect(read).toBeGreaterThanOrEqual(Math.ceil(space.articles / oneIn));
    },
  );
});
