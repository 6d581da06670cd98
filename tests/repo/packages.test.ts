import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { isForUsers, isInstalled, lockedPackages } from './lock-file.ts';
import { repositoryFiles, textOf } from './source-files.ts';
import { isInRange } from '../../cli/source/export/version-range.ts';

const versions = z.record(z.string(), z.string());
const packageJson = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    peerDependencies: versions,
    peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })),
    engines: z.object({ node: z.string() }),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(textOf('package.json')));

describe('package.json', () => {
  test.each(['dependencies', 'devDependencies'] as const)('names exact versions of its %s', (kind) => {
    const loose = Object.entries(packageJson[kind]).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version),
    );
    expect(loose, 'the same commit installs the same packages, on every day').toEqual([]);
  });

  test('lets users do without its peer dependencies, and tests the lowest version of each', () => {
    const lowest = Object.entries(packageJson.peerDependencies).map(([name, range]) => [
      name,
      range.replace(/^\^/u, ''),
    ]);
    expect(packageJson.devDependencies).toMatchObject(Object.fromEntries(lowest));
    expect(packageJson.peerDependenciesMeta).toEqual(
      Object.fromEntries(lowest.map(([name]) => [name, { optional: true }])),
    );
  });
});

describe('package-lock.json', () => {
  test('holds no addresses of packages, so that it installs from any mirror', () => {
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
  });

  test('names packages that run on the lowest Node.js that is supported', () => {
    const lowest = /^>=(?<version>\d+\.\d+\.\d+)$/u.exec(packageJson.engines.node)?.groups?.['version'] ?? '';
    const needMore = lockedPackages
      // where an optional one does not fit, it is left out
      .filter(({ optional }) => optional !== true)
      .filter(({ engines }) => engines?.node !== undefined && !isInRange(lowest, engines.node));
    expect(lowest).not.toBe('');
    expect(needMore.map(({ path, engines }) => `${path} needs ${engines?.node}`)).toEqual([]);
  });

  test('names no package that its author has given up', () => {
    const deprecated = lockedPackages.filter((each) => each.deprecated !== undefined);
    expect(deprecated.map((each) => `${each.path}: ${each.deprecated}`)).toEqual([]);
  });

  test('has nothing for everybody that only an optional peer dependency needs', () => {
    const peers = Object.keys(packageJson.peerDependencies);
    const forAll = lockedPackages.filter(isInstalled).map(({ name }) => name);
    expect(forAll.filter((name) => peers.includes(name))).toEqual([]);
    const besides = lockedPackages.filter(({ isOfPeer }) => isOfPeer).map(({ name }) => name);
    expect(besides).toEqual(expect.arrayContaining([...peers, 'contentful-management']));
  });

  test('has no install script for who installs Fieldbook', () => {
    const scripted = lockedPackages.filter((each) => isForUsers(each) && each.hasInstallScript === true);
    expect(scripted.map(({ path }) => path)).toEqual([]);
  });

  test('lets none run for who works on it either', () => {
    const scripted = lockedPackages.filter(({ hasInstallScript }) => hasInstallScript === true);
    const refused = Object.entries(packageJson.allowScripts).filter(([, isAllowed]) => !isAllowed);
    expect(refused.map(([name]) => name).toSorted()).toEqual(scripted.map(({ name }) => name).toSorted());
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
