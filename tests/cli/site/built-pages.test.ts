import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { beforeAll, expect, test } from 'vitest';
import { openReaderBuild } from '../../../cli/site/reader-build.ts';
import { contentPolicy } from '../../../pipeline/headers/content-policy.ts';
import { fromHtml } from '../../reader/markdown/parsed.ts';
import { testFolder } from '../folder.ts';
import { sampleInput } from '../../pipeline/sample.ts';
import { isDrawn } from '../../seed.ts';
import { openSiteWriterHere, type WriteHere } from './site-writer-here.ts';

/** Types of blocks that hold data: browsers do not run them. Source: HTML, "The script element". */
const dataTypes = ['application/json', 'application/ld+json'];

/** Elements that no page has: they bring another page, or another base address into it. */
const absent: ReadonlySet<string> = new Set(['base', 'embed', 'frame', 'iframe', 'object', 'template']);

/** What of a page's HTML its policy forbids. */
function inlineIn(html: string, policy = ''): string[] {
  const found: string[] = [];
  visit(fromHtml(html), 'element', (element: Element) => {
    const { tagName, properties } = element;
    const { src, type, httpEquiv } = properties;
    if (absent.has(tagName) || httpEquiv !== undefined) found.push(tagName);
    if (tagName === 'style' && !policy.includes(hashSource(element))) found.push(tagName);
    if (tagName === 'script' && src === undefined && !dataTypes.includes(String(type)))
      found.push('inline script');
    for (const [name, value] of Object.entries(properties))
      if (/^(?:on|style$|srcDoc$)/iu.test(name) || /^\s*javascript:/iu.test(String(value)))
        found.push(`${tagName}[${name}]`);
  });
  return found;
}

const hashSource = (element: Element): string =>
  `'sha256-${createHash('sha256').update(toString(element)).digest('base64')}'`;

const sample = sampleInput();

let writeHere: WriteHere;
beforeAll(async () => {
  writeHere = await openSiteWriterHere();
});

const [main, ...others] = Object.entries(sample.config.knowledgeBases);
/** The main one, and another one with each commit. */
const drawn = [main, ...others.filter((_, index) => isDrawn(index, others.length))].flatMap((each) =>
  each === undefined ? [] : [each],
);

/** Of articles a third, others with each commit. */
const isRead = (path: string, index: number): boolean => path.split(sep).length < 3 || isDrawn(index, 3);

test.for(drawn)(
  'no page of the knowledge base %s of the sample has an inline script, a handler or a style that its policy does not allow',
  { timeout: 120_000 },
  async ([knowledgeBase, { homeUrl }], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await writeHere(folder, { ...sample, config: { ...sample.config, knowledgeBase } }, { keep: 1 });
    const out = join(folder, 'site');
    const pages = readdirSync(`${out}/`, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.html'),
    );
    expect(pages).toContain(join('.', homeUrl, 'index.html'));
    const { critical = [] } = (await openReaderBuild()).shellAt('/', 'en');
    const policy = contentPolicy(
      sample.config,
      critical.map(({ css }) => css),
    );
    const found = pages
      .filter(isRead)
      .map((path) => [path, inlineIn(readFileSync(join(out, path), 'utf8'), policy)] as const);
    expect(found.filter(([, faults]) => faults.length > 0)).toEqual([]);
  },
);

test.each([
  ['<script>a()</script>', 'inline script'],
  ['<script type="module">a()</script>', 'inline script'],
  ['<script type="text/template">a</script>', 'inline script'],
  ['<p onclick="a()">a</p>', 'p[onClick]'],
  ['<body onpagereveal="a()">', 'body[onpagereveal]'],
  ['<p style="">a</p>', 'p[style]'],
  ['<svg><style>a</style></svg>', 'style'],
  ['<a href=" JavaScript:a()">a</a>', 'a[href]'],
  ['<meta http-equiv="refresh" content="0">', 'meta'],
  ['<template><p>a</p></template>', 'template'],
])('a page with %s would be found', (html, fault) => {
  expect(inlineIn(`<!doctype html><p>a</p>${html}`)).toEqual([fault]);
});

test('data in a page is none', () => {
  expect(inlineIn('<script type="application/json">{}</script><script src="/a.js"></script>')).toEqual([]);
});
