import { describe, expect, test } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

const packageJson = JSON.parse(textOf('package.json')) as Record<string, Record<string, string> | undefined>;

describe('package.json', () => {
  test.each(['dependencies', 'devDependencies'])('names exact versions of its %s', (kind) => {
    const loose = Object.entries(packageJson[kind] ?? {}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version),
    );
    expect(loose, 'the same commit installs the same packages, on every day').toEqual([]);
  });
});

describe('package-lock.json', () => {
  test('holds no addresses of packages, so that it installs from any mirror', () => {
    const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, object> };
    expect(Object.entries(packages).filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  });
});

describe('no file of the repository', () => {
  test('names a registry other than the public one', () => {
    const address =
      /https?:\/\/(?!registry\.npmjs\.org(?:[/"'\s]|$))[\w.:@-]*(?:registry|artifactory|nexus|verdaccio|npmmirror|jfrog|yarnpkg)[^\s"'`<>)]*/giu;
    const setting = /\bregistry\s*[=:]\s*["']?https?:\/\/(?!registry\.npmjs\.org(?:[/"'\s]|$))[^\s"']*/giu;
    const found = [...matches(address), ...matches(setting)];
    expect(found, 'strangers install from the public registry, or from the mirror that they set').toEqual([]);
  });

  test('names a folder of the machine that it was written on', () => {
    const folders = ['work/', 'home/[\\w.-]+', 'root/[\\w.-]+', 'Users/[\\w.-]+', 'tmp/bash'].join('|');
    const unix = new RegExp(`(?<![\\w.~-])/(?:${folders})`, 'gu');
    const windows = /\b[A-Z]:\\+Users\\+[\w.-]+/gu;
    const found = [...matches(unix), ...matches(windows)];
    expect(found, 'the folder is there on no other machine').toEqual([]);
  });
});

/** Those that are text. */
const texts = repositoryFiles
  .map((path) => ({ path, text: textOf(path) }))
  .filter(({ text }) => !text.includes('\0'));

/** `file: match`, for each match of the pattern. */
const matches = (pattern: RegExp): readonly string[] =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));
