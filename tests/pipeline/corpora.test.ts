import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FieldbookConfig } from '../../pipeline/config/config.ts';
import { type Build, build } from '../../pipeline/build.ts';
import { readExport } from '../../pipeline/decode/export/raw-export.ts';
import type { Article } from '../../schemas/bundle/index.ts';
import { type RawEntry, settings } from './documents.ts';
import { bundledWords, sourceWords } from './kept-words.ts';

const corpora = process.env['FIELDBOOK_CORPORA'];
const isSet = corpora !== undefined;
const notRun = isSet ? '' : ' (not run: FIELDBOOK_CORPORA is not set)';
const minuteMs = 60_000;

interface Exported {
  readonly entries: readonly RawEntry[];
}
const read = (path: string) => JSON.parse(readFileSync(`${corpora}/${path}`, 'utf8')) as Exported;

function buildOf(exported: Exported, config: FieldbookConfig = {}): Build {
  const value = readExport(exported);
  if (!value.ok) throw new Error(value.failure);
  return build({ exported: value.value, config: settings(config) });
}

const articlesOf = ({ files }: Build): Article[] =>
  files.filter(({ name }) => name.startsWith('articles/')).map(({ text }) => JSON.parse(text) as Article);

const countByRule = ({ diagnostics }: Build): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { rule } of diagnostics) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
};

const mapping: FieldbookConfig = {
  contentTypes: { kbAppArticle: { as: 'kbLandingPage', fields: { url: 'slug', description: 'body' } } },
};

// each count was checked against the file by eye: none of these spaces has our content types, so that every taken
// entry is of an unknown one, but for the knowledge base's articles (mapped) and code blocks (named as ours are)
const spaces: readonly {
  readonly file: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly config?: FieldbookConfig;
}[] = [
  // three projects on sites without encryption, a photograph of 5.4 MB
  {
    file: 'garethf89__portfolio-front-end__contentful-export.json',
    counts: { 'schema/unknown-type': 8, 'links/insecure': 3, 'media/oversized': 1 },
  },
  {
    file: 'joseguerrerov__gatsby-starter-contentful-multi-locale__contentful-contentful-export.json',
    counts: { 'schema/unknown-type': 6 },
  },
  // the post is archived
  { file: 'sanity-io__contentful-to-sanity__archived.json', counts: { 'schema/unknown-type': 1 } },
  // the post 1ulybB3BSdHCNQe2UCWbX5 has an author who was deleted
  {
    file: 'sanity-io__contentful-to-sanity__brokenRefs.json',
    counts: { 'schema/unknown-type': 2, 'refs/missing-entry': 1 },
  },
  // one post and the author of the other are drafts
  {
    file: 'sanity-io__contentful-to-sanity__drafts.json',
    counts: { 'schema/unknown-type': 1, 'refs/draft-target': 1 },
  },
  // the same from the delivery API, which has no drafts: the author is not there
  {
    file: 'sanity-io__contentful-to-sanity__drafts.published.json',
    counts: { 'schema/unknown-type': 1, 'refs/missing-entry': 1 },
  },
  { file: 'sanity-io__contentful-to-sanity__richTextTable.json', counts: { 'schema/unknown-type': 1 } },
  // the category of an article; two categories, a link and the settings; a link on the word "here"; a code block that no text embeds
  {
    file: 'sanity-io__contentful-to-sanity__knowledge-base.json',
    counts: {
      'mapping/unshown-field': 1,
      'schema/unknown-type': 3,
      'links/vague-text': 1,
      'refs/unreachable': 1,
    },
    config: mapping,
  },
];

describe('spaces of other people', () => {
  test.skipIf(!isSet).each(spaces)(
    `$file has the faults that it has${notRun}`,
    ({ file, counts, config }) => {
      expect(countByRule(buildOf(read(`real-exports/${file}`), config))).toEqual(counts);
    },
  );

  test.skipIf(!isSet)(`the reference that dangles is the author of a post${notRun}`, () => {
    const { diagnostics } = buildOf(read('real-exports/sanity-io__contentful-to-sanity__brokenRefs.json'));
    expect(diagnostics.find(({ rule }) => rule === 'refs/missing-entry')).toMatchObject({
      entry: { id: '1ulybB3BSdHCNQe2UCWbX5', contentType: 'post' },
      field: ['author'],
      target: '2TcV4M7TJFuxMIsEPUDIni',
    });
  });
});

/** Texts of the export that the bundle has with other words, or not at all. */
function lostTexts(exported: Exported, bundled: ReadonlyMap<string, string>, fields: Record<string, string>) {
  return exported.entries.flatMap((entry) =>
    Object.entries(fields).flatMap(([field, ours]) => {
      const values = entry.fields[field] as { 'en-US'?: unknown } | undefined;
      const source = sourceWords(values?.['en-US'] ?? '');
      return source === (bundled.get(`${entry.sys.id}.${ours}`) ?? '') ? [] : [`${entry.sys.id}.${field}`];
    }),
  );
}

describe('a knowledge base of other people', () => {
  test.skipIf(!isSet)(`is built through a mapping, its six articles with all their words${notRun}`, () => {
    const exported = read('real-exports/sanity-io__contentful-to-sanity__knowledge-base.json');
    const articles = articlesOf(buildOf(exported, mapping));
    expect(articles.map(({ url }) => url).toSorted()).toEqual([
      '/landing-page/content-model-overview',
      '/landing-page/embed-assets',
      '/landing-page/embed-code-block',
      '/landing-page/frequently-asked-questions',
      '/landing-page/overview',
      '/landing-page/using-references',
    ]);
    const entries = exported.entries.filter(({ sys }) =>
      JSON.stringify(sys['contentType']).includes('kbAppArticle'),
    );
    expect(articles).toHaveLength(entries.length);
    expect(lostTexts({ entries }, bundledWords(articles), { title: 'title', body: 'description' })).toEqual(
      [],
    );
  });

  test.skipIf(!isSet)(`shows the code that a text embeds as it is written${notRun}`, () => {
    const exported = read('real-exports/sanity-io__contentful-to-sanity__knowledge-base.json');
    const bundled = bundledWords(articlesOf(buildOf(exported, mapping)));
    const entries = exported.entries.filter(({ sys }) => sys.id === '7g44TP6ewGo0cYKwgbsBIk');
    expect(entries).toHaveLength(1);
    expect(bundled.get('7g44TP6ewGo0cYKwgbsBIk.code')).toMatch(/./u);
    expect(lostTexts({ entries }, bundled, { code: 'code' })).toEqual([]);
  });
});

describe('two hundred real help articles', () => {
  test.skipIf(!isSet)(`keep every word of every text${notRun}`, { timeout: minuteMs }, () => {
    const exported = read('real-articles/help-200.json');
    const result = buildOf(exported);
    const articles = articlesOf(result);
    const bundled = bundledWords(articles);
    expect(articles).toHaveLength(200);
    const texts = ['title', 'heading', 'introduction', 'thingsToKnow', 'content', 'wantToLearnMore'];
    const same = Object.fromEntries(texts.map((field) => [field, field]));
    // sections of nothing but an empty paragraph are left out with their headings, and each is told of
    const empty = result.diagnostics.flatMap(({ rule, entry }) =>
      rule === 'content/empty-part' && entry ? [`${entry.id}.heading`] : [],
    );
    expect(lostTexts(exported, bundled, same).toSorted()).toEqual(empty.toSorted());
    // one link over http, two on words that say nothing ("here", "More information"), three whose words lead elsewhere
    // further up ("website"), nine sections of nothing but an empty paragraph, four tables with blank headers, one with a line cut in two, one title that comes again,
    // ten links of articles to themselves, nine descriptions of more than 256 characters, two words between the stars of Markdown
    // ("**User Personalization**" in a description, "**adVM**" in a text)
    expect(countByRule(result)).toEqual({
      'links/insecure': 1,
      'links/vague-text': 2,
      'links/same-text': 3,
      'tables/no-header': 4,
      'tables/ragged': 1,
      'headings/title-in-body': 1,
      'content/empty-part': 9,
      'refs/self': 10,
      'schema/too-long': 9,
      'rich-text/raw-markup': 2,
    });
  });
});
