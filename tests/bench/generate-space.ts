import { readFileSync } from 'node:fs';

/** A field's document, or any other value, as an export writes it. */
type Json = unknown;

interface RawEntry {
  readonly metadata?: Json;
  readonly sys: {
    readonly id: string;
    readonly contentType: { readonly sys: { readonly id: string; readonly [property: string]: Json } };
    readonly [property: string]: Json;
  };
  readonly fields: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

export interface GeneratedSpace {
  readonly entries: readonly RawEntry[];
  readonly [part: string]: Json;
}

const samplePath = new URL('../../data/sample/export.json', import.meta.url);

/** About how long the articles of a real help center are, in sections and in blocks a section. */
const sectionsPerArticle = 4;
const blocksPerSection = 6;

/**
 * An export of `count` how-to articles of real length, written with the sample's own paragraphs, lists and tables and
 * linked to one another. The same count gives the same export.
 */
export function generateSpace(count: number): GeneratedSpace {
  const sample = JSON.parse(readFileSync(samplePath, 'utf8')) as { entries: RawEntry[]; locales: Json };
  const blocks = textBlocks(sample.entries);
  const next = randomBelow(blocks.length);
  const document = () => ({
    nodeType: 'document',
    data: {},
    content: Array.from({ length: blocksPerSection }, () => blocks[next()]),
  });
  const entries = Array.from({ length: count }, (_, article) => {
    const sections = Array.from({ length: sectionsPerArticle }, (__, section) =>
      entry('kbHowToSection', `article${article}_s${section}`, {
        heading: `Part ${section + 1} of article ${article}`,
        anchor: `part-${section + 1}`,
        content: document(),
      }),
    );
    const howTo = entry('kbHowTo', `article${article}`, {
      title: `Article ${article}`,
      url: `article-${article}`,
      introduction: withLink(document(), `/how-to/article-${(article + 1) % count}#part-1`),
      howToSections: sections.map(({ sys }) => ({ sys: { type: 'Link', linkType: 'Entry', id: sys.id } })),
      displayToc: true,
    });
    return [howTo, ...sections];
  });
  return {
    contentTypes: [],
    editorInterfaces: [],
    entries: entries.flat(),
    assets: [],
    locales: sample.locales,
  };
}

/** The space after an editor has changed the link of one article, a part of the way down the space, and published it. */
export function withOtherLink(space: GeneratedSpace, part: number, uri: string): GeneratedSpace {
  const articles = space.entries.filter(({ sys }) => sys.contentType.sys.id === 'kbHowTo');
  const article = articles[Math.floor(part * articles.length)];
  if (article === undefined) return space;
  const fields = JSON.stringify(article.fields).replace(/(?<="uri":")[^"]*(?=")/u, uri);
  const changed: RawEntry = {
    ...article,
    sys: { ...article.sys, version: 5, publishedVersion: 4, updatedAt: '2026-06-02T08:00:00.000Z' },
    fields: JSON.parse(fields) as RawEntry['fields'],
  };
  return { ...space, entries: space.entries.map((each) => (each === article ? changed : each)) };
}

/** Every block of the sample's texts that shows and links nothing outside itself. */
function textBlocks(entries: readonly RawEntry[]): Json[] {
  return entries.flatMap(({ fields }) =>
    Object.values(fields)
      .flatMap((values) => values['en-US'] ?? [])
      .filter(
        (value): value is { content: Json[] } => (value as { nodeType?: string }).nodeType === 'document',
      )
      .flatMap(({ content }) => content)
      .filter((block) => !/"(?:target|uri)":|"nodeType":"heading/u.test(JSON.stringify(block))),
  );
}

function withLink(document: { content: Json[] }, uri: string): Json {
  const text = { nodeType: 'text', value: 'the next article', marks: [], data: {} };
  const link = { nodeType: 'hyperlink', data: { uri }, content: [text] };
  const paragraph = { nodeType: 'paragraph', data: {}, content: [link] };
  return { ...document, content: [...document.content, paragraph] };
}

const entry = (contentType: string, id: string, fields: Readonly<Record<string, Json>>): RawEntry => ({
  metadata: { tags: [] },
  sys: {
    id,
    type: 'Entry',
    version: 3,
    publishedVersion: 2,
    createdAt: '2026-01-05T16:00:00.000Z',
    updatedAt: '2026-06-01T16:00:00.000Z',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
    space: { sys: { type: 'Link', linkType: 'Space', id: 'generated' } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
  },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});

/** Whole numbers below a bound, the same at every run. Source: Park and Miller's generator. */
function randomBelow(bound: number): () => number {
  let state = 20_260_101;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}
