import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../cli/folder.ts';
import { runCli, type Run } from '../../cli/run-cli.ts';
import { runWarm } from '../../cli/warm/run-warm.ts';
import { seed } from '../../seed.ts';
import { oddSpace } from './odd-space.ts';

const plants = 60;

const ended = (code: number) => ({ code, isOurFault: false });

test(`the commands end as they should on ${plants} odd values [PL-2]`, async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, {
    'export.json': JSON.stringify(oddSpace(`${seed}-commands`, plants)),
  });
  const file = join(folder, 'export.json');
  const here = async (...args: readonly string[]) => endOf(await runWarm(args, { cwd: folder }));
  const alone = async (...args: readonly string[]) => endOf(await runCli(args, { cwd: folder }));
  expect(await alone('validate', file, '--no-cache')).toEqual(ended(1));
  expect(await here('build', '--out', 'site', '--allow-errors', '--quiet')).toEqual(ended(0));
  expect(await here('verify', join(folder, 'site'))).toEqual(ended(0));
  expect(await here('preview', '--static', 'shared')).toEqual(ended(0));
  expect(await here('diff', file, file, '--no-cache')).toEqual(ended(0));
}, 240_000);

const endOf = ({ code, stderr }: Run) => ({
  code,
  isOurFault: stderr.includes('a fault of Fieldbook') || stderr.includes('    at '),
});
