import { cp, readFile, realpath, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { faultySpace } from '../browser/faulty-space/space.ts';
import { previewOnly } from '../repo/preview-only.ts';
import { testFolder } from './folder.ts';
import { packageRoot } from './run-cli.ts';
import { hashesIn } from './site-digest.ts';

test(
  'a built site holds nothing of a preview, and is the same where there is none [PL-5]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': JSON.stringify(faultySpace().exported),
    });
    const bare = await testFolder(onTestFinished);
    for (const part of ['package.json', 'docs', 'data'])
      await symlink(join(packageRoot, part), join(bare, part));
    await symlink(await realpath(join(packageRoot, 'node_modules')), join(bare, 'node_modules'));
    await cp(join(packageRoot, 'dist'), join(bare, 'dist'), {
      recursive: true,
      filter: (path) => basename(path) !== 'preview',
    });
    const build = async (root: string, out: string) => {
      const main = join(root, 'dist/cli/main.js');
      await execa(
        'node',
        [main, 'build', 'export.json', '--allow-errors', '--out', out, '--now', '2026-03-09'],
        {
          cwd: folder,
        },
      );
      return realpath(join(folder, out));
    };
    const site = await build(packageRoot, 'site');
    const without = await build(bare, 'without');
    const hashes = await hashesIn(site);
    expect(Object.keys(hashes).length).toBeGreaterThan(100);
    expect(await hashesIn(without)).toEqual(hashes);

    const found: string[] = [];
    for (const path of Object.keys(hashes))
      if (previewOnly.test(await readFile(join(site, path), 'latin1'))) found.push(path);
    expect(found).toEqual([]);
  },
);
