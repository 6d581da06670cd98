import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { build, type BuildInput } from '../../pipeline/build.ts';
import type { FieldbookConfig } from '../../pipeline/config/config.ts';
import { createPrerenderer } from '../../reader/app/prerender.tsx';
import { exportOf, settings } from '../pipeline/documents.ts';
import { sampleInput } from '../pipeline/sample.ts';
import { fromHtml, fromMarkdown, linksIn, wordsIn } from '../reader/markdown/parsed.ts';

const host = 'https://help.vanbase.example';

/** What a page has beside the editors' words: lists of places, buttons, icons, and links that only scripts use. */
const isChrome = ({ tagName, properties }: Element): boolean =>
  ['nav', 'button', 'aside', 'svg', 'footer', 'figcaption'].includes(tagName) ||
  ['copy-link', 'zoom'].includes(String(properties['dataAction']));

/** Words that pages add: the names of contents lists, counts, what screen readers hear of links, the mark of Pro. */
const added =
  />(?:Topics Covered|Glossary items|\d+ questions|\(opens in a new window\)|Open it here|Pro)</giu;

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

async function faultsOf(input: BuildInput): Promise<{ read: number; faults: string[][] }> {
  const { files } = build(input);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const prerenderer = createPrerenderer({
    read: async (path) => JSON.parse(texts.get(path) ?? 'null'),
    shell: { basePath: '/', scripts: [], styles: [], otherStyles: [] },
  });
  const urls = files.flatMap(({ url }) => url ?? []);
  const faults: string[][] = [];
  for (const url of urls) {
    const [{ html }, markdown] = await Promise.all([prerenderer.page(url), prerenderer.markdown(url)]);
    const article = /<article[\s\S]*<\/article>/u.exec(html)?.[0] ?? '';
    const page = fromHtml(article);
    const copy = fromMarkdown(markdown);
    const words = wordsIn(copy);
    // titles of videos stand in labels
    const onPage = new Set([...wordsOf(html), ...wordsIn(page).map((word) => word.toLowerCase())]);
    const links = new Set(linksIn(copy, host + url));
    const found = [
      ...lostFrom(wordsIn(fromHtml(article.replace(added, '><')), isChrome), words),
      ...words.filter((word) => !onPage.has(word.toLowerCase())),
      ...linksIn(page, host + url, isChrome).filter((link) => !links.has(link)),
    ];
    if (found.length > 0) faults.push([url, ...found.slice(0, 10)]);
  }
  return { read: urls.length, faults };
}

describe('the Markdown of an article', () => {
  it('has the words of its page in their order, no others, and its links', { timeout: 120_000 }, async () => {
    const { read, faults } = await faultsOf(sampleInput());
    expect(faults).toEqual([]);
    expect(read).toBeGreaterThan(80);
  });
});

const corpora = process.env['FIELDBOOK_CORPORA'];
const notRun = corpora === undefined ? ' (not run: FIELDBOOK_CORPORA is not set)' : '';

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
      const { read, faults } = await faultsOf({
        exported,
        config: settings({ siteUrl: host, ...space.config }),
      });
      expect(faults).toEqual([]);
      expect(read).toBeGreaterThanOrEqual(space.articles);
    },
  );
});
