import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { CriticalStyles } from '../../schemas/prerenderer.ts';

/** Unit: bytes after gzip, as a host sends them. */
const budgets: readonly [part: string, name: RegExp, maxBytes: number][] = [
  ['the scripts of an article page', /^(?:browser|take-over)-.*\.js$/u, 124_000],
  ['the style sheet of an article page', /^browser-.*\.css$/u, 10_910],
  ['the styles of all that comes later', /^late-styles-.*\.css$/u, 10_400],
  ['what shows texts', /^(?:views|article-text|prose)-.*\.js$/u, 11_000],
  ['the page of results', /^search-.*\.js$/u, 15_000],
  ['the suggestions', /^suggestion-box-.*\.js$/u, 14_000],
  ['the chat', /^loaded-chat-.*\.js$/u, 12_000],
  ['what several late parts share', /^shared-.*\.js$/u, 44_900],
];

const assets = new URL('../../dist/reader/client/assets/', import.meta.url);
const isBuilt = existsSync(assets);

describe.skipIf(!isBuilt)('the built reader', () => {
  test.each(budgets)('keeps %s (%s) within %i bytes', (_, name, maxBytes) => {
    const files = readdirSync(assets).filter((file) => name.test(file));
    expect(files).not.toEqual([]);
    const bytes = files.map((file) => gzipSync(readFileSync(new URL(file, assets)), { level: 9 }).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(maxBytes);
  });

  test('has styles of first screens that make no page 4 kB larger', () => {
    const file = new URL('../.vite/critical-styles.json', assets);
    const pages = JSON.parse(readFileSync(file, 'utf8')) as CriticalStyles[];
    expect(pages).toHaveLength(3);
    for (const { css } of pages) expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(4096);
  });

  test('has one style sheet for articles and one for the rest, so that no page waits for more', () => {
    expect(readdirSync(assets).filter((file) => file.endsWith('.css'))).toHaveLength(2);
  });
});
