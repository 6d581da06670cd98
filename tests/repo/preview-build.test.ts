import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../cli/site/files-in.ts';
import { previewOnly } from './preview-only.ts';
import { textOf } from './source-files.ts';

const folderOf = (build: string): string => new URL(`../../dist/${build}`, import.meta.url).pathname;
const isBuilt = existsSync(folderOf('reader')) && existsSync(folderOf('preview'));

const filesWith = (build: string): string[] =>
  filesIn(folderOf(build))
    .filter((path) => /\.(?:js|css|html)$/u.test(path))
    .filter((path) => previewOnly.test(readFileSync(join(folderOf(build), path), 'utf8')));

describe.skipIf(!isBuilt)('the built reader', () => {
  test('holds no code of the preview [PL-5]', () => {
    expect(filesWith('reader')).toEqual([]);
    expect(filesWith('preview').length, 'what would be found').toBeGreaterThan(1);
  });
});

/** Those of `vite.preview.config.ts`: the reader's own module, and what stands in for it. */
const pairs = [...textOf('vite.preview.config.ts').matchAll(/'(reader\/[^']+)':\s*'(reader\/[^']+)'/gu)].map(
  ([, own = '', other = '']): [string, string] => [own, other],
);

test('there are modules that stand in for others', () => {
  expect(pairs.length).toBeGreaterThan(5);
});

test.each(pairs)('in place of %s, %s gives the same names', (own, other) => {
  expect(exportsOf(other)).toEqual(expect.arrayContaining(exportsOf(own)));
});

/** Types do not run. */
function exportsOf(path: string): string[] {
  const text = textOf(path);
  const own = [...text.matchAll(/^export (?:const|function) (\w+)/gmu)].map(([, name = '']) => name);
  const passedOn = [...text.matchAll(/^export \{([^}]+)\}/gmu)].flatMap(([, names = '']) => names.split(','));
  return [...own, ...passedOn.map((name) => name.trim())];
}
