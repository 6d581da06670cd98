import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { exportJson } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runContainerfile } from './run-containerfile.ts';

test(
  'the image has all that a build needs and no more, and builds the content of a volume as a user without rights [DP-4]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const image = await runContainerfile(await testFolder(onTestFinished));
    const { user, folder, volumes, entryPoint } = image;
    const major = Number(/^node:(\d+)-\w+-slim$/u.exec(image.from)?.[1]);
    expect(major).toBeGreaterThan(Number(/\d+/u.exec(packageJson.engines.node)?.[0]));
    expect({ user, folder, volumes }).toEqual({ user: 'node', folder: '/content', volumes: ['/content'] });
    expect(await readdir(join(image.root, 'opt', 'fieldbook'))).toEqual(
      expect.not.arrayContaining(['cli', 'tests', 'package-lock.json']),
    );

    const [program = '', ...args] = entryPoint.map((each) =>
      each.startsWith('/') ? image.root + each : each,
    );
    const content = join(image.root, folder);
    await writeFile(join(content, 'export.json'), exportJson());
    const home = join(image.root, 'home');
    await mkdir(home);
    await chmod(join(image.root, 'opt', 'fieldbook'), 0o555); // the user does not own it
    const run = (...more: readonly string[]) =>
      execa(program, [...args, ...more], { cwd: content, env: { HOME: home, XDG_CONFIG_HOME: undefined } });
    expect((await run(...image.command)).stdout).toContain('Usage: fieldbook');
    expect((await run('explain', 'links/broken-anchor')).stdout).toContain('links/broken-anchor');
    expect((await run('build', '--out', 'site')).stderr).toMatch(/files written to /u);
    expect(await readdir(join(content, 'site'))).toContain('index.html');
  },
);
