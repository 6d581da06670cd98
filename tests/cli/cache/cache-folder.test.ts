import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
