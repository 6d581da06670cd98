import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { cacheFolder } from '../../../cli/cache/cache-folder.ts';
import { testFolder } from '../folder.ts';

test('a project with node_modules keeps its cache there, any other one beside its files', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  expect(cacheFolder(folder)).toBe(join(folder, '.fieldbook-cache'));
  await mkdir(join(folder, 'node_modules'));
  expect(cacheFolder(folder)).toBe(join(folder, 'node_modules', '.cache', 'fieldbook'));
});

test('FIELDBOOK_CACHE_DIR names another folder, from the project or from the root [DP-4]', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  await mkdir(join(folder, 'node_modules'));
  vi.stubEnv('FIELDBOOK_CACHE_DIR', 'kept/here');
  expect(cacheFolder(folder)).toBe(join(folder, 'kept', 'here'));
  vi.stubEnv('FIELDBOOK_CACHE_DIR', join(folder, 'elsewhere'));
  expect(cacheFolder('/srv/help')).toBe(join(folder, 'elsewhere'));
});
