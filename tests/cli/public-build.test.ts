import { cp, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { faultySpace } from '../browser/faulty-space/space.ts';
import { previewOnly } from '../repo/preview-only.ts';
import { exportJson } from './exports.ts';
import { testFolder } from './folder.ts';
import { packageRoot } from './run-cli.ts';
import { hashesIn } from './site-digest.ts';
import { runWarm } from './warm/run-warm.ts';

test(
  'a built site holds nothing of a preview, and is the same where there is none [PL-5]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson(),
      'faulty.json': JSON.stringify(faultySpace().exported),
    });
    const bare = await testFolder(onTestFinished);
    for (const part of ['package.json', 'docs', 'data'])
      await symlink(join(packageRoot, part), join(bare, part));
    await symlink(await realpath(join(packageRoot, 'node_modules')), join(bare, 'node_modules'));
    await cp(join(packageRoot, 'dist'), join(bare, 'dist'), {
      recursive: true,
      filter: (path) => basename(path) !== 'preview',
    });
    const build = async (root: string, name: string, out: string) => {
      const main = join(root, 'dist/cli/main.js');
      const args = ['build', name, '--allow-errors', '--out', out, '--now', '2026-03-09'];
      if (root === packageRoot) await runWarm(args, { cwd: folder });
      else await execa('node', [main, ...args], { cwd: folder });
      return realpath(join(folder, out));
    };
    const hashes = await hashesIn(await build(packageRoot, 'export.json', 'small'));
    expect(await hashesIn(await build(bare, 'export.json', 'without'))).toEqual(hashes);

    const site = await build(packageRoot, 'faulty.json', 'site');
    const files = (await readdir(site, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    );
    expect(files.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const { parentPath, name } of files) {
      const path = join(parentPath, name);
      if (previewOnly.test(await readFile(path, 'latin1'))) found.push(path);
    }
    expect(found).toEqual([]);
  },
);
