import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, licencesPage } from './licences.ts';
import { lockedPackages } from './lock-file.ts';

test('every package has a licence under which it may be used', () => {
  const refused = lockedPackages.filter((each) => !isAllowed(each));
  expect(
    refused.map(({ path, license }) => `${path}: ${license}`),
    'use another package, or say in tests/repo/licences.ts why this licence will do',
  ).toEqual([]);
});

/** To write it anew: `npx vitest run tests/repo/licences.test.ts -u`. */
test('docs/licences.md lists exactly the packages of the lock file', async () => {
  await expect(licencesPage(lockedPackages)).toMatchFileSnapshot('../../docs/licences.md');
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MPL-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['CC-BY-4.0', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['toString', false],
  [undefined, false],
])('%s for who installs Fieldbook: %s', (license, allowed) => {
  expect(isAllowed({ license, dev: undefined, isOfPeer: false })).toBe(allowed);
});

test('some licences will do for building alone', () => {
  expect(isAllowed({ license: 'toString', dev: true, isOfPeer: false })).toBe(false);
  expect(isAllowed({ license: 'CC-BY-4.0', dev: true, isOfPeer: false })).toBe(true);
});

test('what users install beside Fieldbook counts as what they install', () => {
  expect(isAllowed({ license: 'CC-BY-4.0', dev: true, isOfPeer: true })).toBe(false);
});

/** Those of what is bundled, as the build lists them. */
const built = ['cli', 'reader/client', 'reader/server', 'reader/worker'].map(
  (folder) => new URL(`../../dist/${folder}/.vite/license.md`, import.meta.url),
);

test.skipIf(!built.every((file) => existsSync(file)))('only permissive licences are bundled', () => {
  for (const file of built) {
    const headings = readFileSync(file, 'utf8').matchAll(/^## .+ - \S+ \((.+)\)$/gmu);
    const licences = new Set([...headings].map(([, licence]) => licence));
    expect(licences).toContain('MIT');
    for (const licence of licences) expect(['CC-BY-4.0', 'MPL-2.0', undefined]).not.toContain(licence);
  }
});
