import { expect, test } from 'vitest';
import { build } from '../../pipeline/build.ts';
import { article, files } from '../../schemas/bundle/format-1.ts';
import type { Article } from '../../schemas/bundle/index.ts';
import { readBuild } from './documents.ts';
import { bundledWords, sourceWords } from './kept-words.ts';
import { sampleExport, sampleInput } from './sample.ts';

const bundle = readBuild(build(sampleInput()));
const articles = bundle.files
  .filter(({ name }) => name.startsWith('articles/'))
  .map(({ text }) => JSON.parse(text) as Article);

test('the sample is without a fault', () => {
  expect(
    bundle.diagnostics.map(
      ({ rule, entry, field, message }) => `${rule} ${entry?.id} ${field?.join('.')} ${message}`,
    ),
  ).toEqual([]);
});

test('every file of the sample has the shape that the reader expects', () => {
  for (const { name, text } of bundle.files) {
    if (name === 'manifest') continue;
    const schema = name.startsWith('articles/') ? article : files[name as keyof typeof files];
    expect([name, schema.safeParse(JSON.parse(text)).error]).toEqual([name, undefined]);
  }
});

test('no word of the sample is lost on the way into the bundle', () => {
  const bundled = bundledWords(articles);
  const lost = sampleExport().entries.flatMap(({ sys, fields }) =>
    Object.entries(fields).flatMap(([field, values]) => {
      const kept = bundled.get(`${sys.id}.${field}`);
      const source = (values as Record<string, unknown>)['en-US'];
      const isText = (source as { nodeType?: unknown } | null)?.nodeType === 'document';
      return isText && kept !== undefined && kept !== sourceWords(source) ? [`${sys.id}.${field}`] : [];
    }),
  );
  expect(lost).toEqual([]);
  expect(bundled.size).toBeGreaterThan(1000);
});

test('every link within the site leads to an existing page and anchor', () => {
  const pages = new Map(articles.map(({ url, id }) => [String(url), id]));
  const dead = [...JSON.stringify(articles).matchAll(/"href":"(\/[^"#?]*)#([^"]+)"/gu)].filter(
    ([, path = '', hash = '']) => {
      const anchors = bundle.graph.pages.get(pages.get(path) as never)?.anchors;
      return anchors !== undefined && !anchors.has(decodeURIComponent(hash));
    },
  );
  expect(dead.map(([link]) => link)).toEqual([]);
});
