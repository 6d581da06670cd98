import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { followSite } from '../../../../cli/services/mcp/follow-site.ts';
import type { BuildInput } from '../../../../pipeline/build.ts';
import { testFolder } from '../../folder.ts';
import { bundlesOf } from './mcp-client.ts';
import { twoLanguages } from './two-languages.ts';

async function writeBundles(folder: string, input: BuildInput): Promise<void> {
  for (const [path, bytes] of bundlesOf(input)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

async function leadTo(link: string, target: string): Promise<void> {
  await symlink(target, `${link}.next`);
  await rename(`${link}.next`, link);
}

test('the site is that of the link, also after a switch [SV-5]', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const link = join(folder, 'site');
  await writeBundles(join(folder, 'first'), twoLanguages());
  await writeBundles(join(folder, 'second'), twoLanguages({ basePath: '/second/' }));
  await leadTo(link, 'first');
  const sites = await followSite(link);
  const first = await sites();
  expect(first.map(({ basePath }) => basePath)).toEqual(['/help/', '/help/de/']);
  expect(await sites(), 'an open site stays open').toBe(first);

  await leadTo(link, 'second');
  expect((await sites()).map(({ basePath }) => basePath)).toEqual(['/second/', '/second/de/']);
});

test('a version that cannot be read leaves the one before [SV-5]', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const link = join(folder, 'site');
  await writeBundles(join(folder, 'first'), twoLanguages());
  await leadTo(link, 'first');
  const sites = await followSite(link);
  const first = await sites();
  await cp(join(folder, 'first'), join(folder, 'broken'), { recursive: true });
  await writeFile(join(folder, 'broken', 'bundle', 'manifest.json'), '{}');
  await leadTo(link, 'broken');
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await sites()).toBe(first);
  expect(await sites()).toBe(first);
  expect(told.mock.calls).toEqual([[expect.stringContaining('build the site again')]]);

  await rm(link);
  expect(await sites(), 'a folder that is gone for a moment').toBe(first);
});
