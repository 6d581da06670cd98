import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTheme } from '../../../cli/theme/read-theme.ts';
import { config } from '../../../pipeline/config/config.ts';
import { howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { inputOf, openSiteWriterHere } from './site-writer-here.ts';

test('a theme is data of the site: pages have its styles last, inside or linked, and no script of the reader changes [BR-1]', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  const write = await openSiteWriterHere({ withLateFiles: true });
  const input = inputOf([howTo('article', 'Text.')]);
  const { theme: settings, ...configured } = config.parse({
    theme: { colors: { brand: '#7c3aed' }, scheme: 'light' },
  });
  const theme = await readTheme({ ...configured, theme: settings }, undefined);
  await write(folder, input, { keep: 2, out: 'usual' });
  await write(folder, { ...input, theme }, { keep: 2, out: 'themed' });
  const filesOf = (site: string) => readdirSync(join(folder, site, 'assets'));
  const added = filesOf('themed').filter((path) => !filesOf('usual').includes(path));
  expect(added).toEqual([expect.stringMatching(/^theme-[\da-f]{8}\.css$/u)]);
  expect(filesOf('themed')).toHaveLength(filesOf('usual').length + 1);
  const page = readFileSync(join(folder, 'themed/how-to/article/index.html'), 'utf8');
  // an article that has its first screen's styles inside has the theme there too
  const inside = theme?.head.flatMap(({ css }) => css ?? []) ?? [];
  expect(Array.from(page.matchAll(/<style>([^]*?)<\/style>/gu), ([, css]) => css).slice(1)).toEqual(inside);
  const other = readFileSync(join(folder, 'themed/404.html'), 'utf8');
  expect(other.match(/href="[^"]+\.css"/gu)?.at(-1)).toBe(`href="/assets/${added[0]}"`);
  expect(page).toContain(
    '<meta name="color-scheme" content="light">\n<meta name="theme-color" content="#ffffff">',
  );
});
