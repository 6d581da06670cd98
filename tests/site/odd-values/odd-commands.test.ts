import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../cli/folder.ts';
import { runCli } from '../../cli/run-cli.ts';
import { seed } from '../../seed.ts';
import { oddSpace } from './odd-space.ts';

const plants = 400;

const ended = (code: number) => ({ code, isOurFault: false });

test(`the commands end as they should on ${plants} odd values [PL-2]`, async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, {
    'export.json': JSON.stringify(oddSpace(`${seed}-commands`, plants)),
  });
  const run = async (...args: readonly string[]) => {
    const { code, stderr } = await runCli(args, { cwd: folder });
    return { code, isOurFault: stderr.includes('a fault of Fieldbook') || stderr.includes('    at ') };
  };
  expect(await run('validate')).toEqual(ended(1));
  expect(await run('build', '--out', 'site', '--quiet')).toEqual(ended(1));
  expect(existsSync(join(folder, 'site'))).toBe(false);
  const building = ['build', '--out', 'site', '--allow-errors', '--quiet'];
  expect(await run(...building)).toEqual(ended(0));
  expect(await run(...building)).toEqual(ended(0));
  expect(await run('verify', 'site')).toEqual(ended(0));
  expect(await run('preview', '--static', 'shared')).toEqual(ended(0));
  expect(await run('diff', 'export.json', 'export.json')).toEqual(ended(0));
}, 240_000);
