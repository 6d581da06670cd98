import { mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { copyPackages } from './copy-packages.ts';
import { exportJson } from './exports.ts';
import { testFolder } from './folder.ts';
import { packageRoot } from './run-cli.ts';
import { readJson, smallSpace, standInFor } from './source/export/connect.ts';

test(
  'the package builds a site in a folder in which nothing else is installed, and exports with contentful-export beside it',
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'package.json': '{ "private": true }',
      'content.json': exportJson(),
    });
    const command = await install(folder);
    await writeFile(
      join(folder, 'fieldbook.config.ts'),
      `import { defineConfig } from 'fieldbook';
       export default defineConfig({ siteUrl: 'https://help.example.com' });`,
    );

    const built = await execa('node', [command, 'build', 'content.json', '--out', 'site'], { cwd: folder });
    expect(built.stderr).toMatch(/files written to/u);
    const site = await realpath(join(folder, 'site'));
    expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('<script type="module"');
    expect(await readFile(join(site, 'robots.txt'), 'utf8')).toContain(
      'https://help.example.com/sitemap.xml',
    );

    const explained = await execa('node', [command, 'explain', 'schema/missing-field'], { cwd: folder });
    expect(explained.stdout).toContain('schema/missing-field');

    const { standIn } = await standInFor(onTestFinished, smallSpace());
    const exporting = { cwd: folder, env: standIn.env, reject: false };
    const refused = await execa('node', [command, 'export'], exporting);
    expect([refused.exitCode, refused.stderr]).toEqual([
      2,
      'error: contentful-export is not installed, and `fieldbook export` needs it; run `npm install "contentful-export@^7.22.5"`.',
    ]);
    const peer = join('node_modules', 'contentful-export');
    await symlink(join(packageRoot, peer), join(folder, peer), 'junction');
    const exported = await execa('node', [command, 'export'], exporting);
    expect([exported.exitCode, exported.stderr]).toEqual([0, expect.stringContaining('5 entries')]);
    expect((await readJson(join(folder, 'export.json')))['entries']).toHaveLength(5);
  },
);

/**
 * Unpacks what `npm pack` packs, beside copies of the packages that the lock file gives users: what `npm install` does, without a
 * registry. Gives the file of the command.
 */
async function install(folder: string): Promise<string> {
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await execa('npm', packing, { cwd: packageRoot });
  const [{ filename } = { filename: '' }] = JSON.parse(stdout) as { filename: string }[];
  const unpacked = join('node_modules', 'fieldbook');
  await mkdir(join(folder, unpacked), { recursive: true });
  await execa('tar', ['-xzf', filename, '-C', unpacked, '--strip-components', '1'], { cwd: folder });
  await copyPackages(folder);
  const manifest: unknown = JSON.parse(await readFile(join(folder, unpacked, 'package.json'), 'utf8'));
  const { bin } = manifest as { bin: { fieldbook: string } }; // our own
  const command = join(folder, unpacked, bin.fieldbook);
  expect(await readFile(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/u); // which npm makes a program of
  return command;
}
