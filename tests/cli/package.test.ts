import { readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
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
    const { stdout } = await execa(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
      {
        cwd: packageRoot,
      },
    );
    const [{ filename } = { filename: '' }] = JSON.parse(stdout) as { filename: string }[];
    await execa('npm', ['i', '--ignore-scripts', '--prefer-offline', '--no-audit', join(folder, filename)], {
      cwd: folder,
    });
    await writeFile(
      join(folder, 'fieldbook.config.ts'),
      `import { defineConfig } from 'fieldbook';
       export default defineConfig({ siteUrl: 'https://help.example.com' });`,
    );

    const args = ['fieldbook', 'build', 'content.json', '--out', 'site'];
    const built = await execa('npx', args, { cwd: folder });
    expect(built.stderr).toMatch(/files written to/u);
    const site = await realpath(join(folder, 'site'));
    expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('<script type="module"');
    expect(await readFile(join(site, 'robots.txt'), 'utf8')).toContain(
      'https://help.example.com/sitemap.xml',
    );

    const command = join(folder, 'node_modules/.bin/fieldbook'); // npx takes a second more
    const explained = await execa(command, ['explain', 'schema/missing-field'], { cwd: folder });
    expect(explained.stdout).toContain('schema/missing-field');

    const { standIn } = await standInFor(onTestFinished, smallSpace());
    const exporting = { cwd: folder, env: standIn.env, reject: false };
    const refused = await execa(command, ['export'], exporting);
    expect([refused.exitCode, refused.stderr]).toEqual([
      2,
      'error: contentful-export is not installed, and `fieldbook export` needs it; run `npm install "contentful-export@^7.22.5"`.',
    ]);
    const peer = join('node_modules', 'contentful-export');
    await symlink(join(packageRoot, peer), join(folder, peer), 'junction');
    const exported = await execa(command, ['export'], exporting);
    expect([exported.exitCode, exported.stderr]).toEqual([0, expect.stringContaining('5 entries')]);
    expect((await readJson(join(folder, 'export.json')))['entries']).toHaveLength(5);
  },
);
