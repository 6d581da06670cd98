import { realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { describeError } from '../../../cli/describe-error.ts';
import { damagedFiles } from '../../../cli/site/damage.ts';
import { generateSpace } from '../../bench/generate-space.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';

test(
  'a build that Node.js ends for want of memory leaves the version that was there, and the next build goes on [PL-4]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const build = async (articles: number, env = {}) => {
      await writeFile(join(folder, 'export.json'), JSON.stringify(generateSpace(articles)));
      return runCli(['build', '--out', 'site', '--allow-errors'], { cwd: folder, env });
    };
    expect(await build(3)).toMatchObject({ code: 0 });
    const before = await realpath(join(folder, 'site'));
    const ended = await build(1000, { NODE_OPTIONS: '--max-old-space-size=40' });
    expect([ended.code, ended.stderr]).toEqual([
      undefined,
      expect.stringContaining('JavaScript heap out of memory'),
    ]);
    expect(await realpath(join(folder, 'site'))).toBe(before);
    expect(await damagedFiles(before, basename(before))).toEqual([]);
    expect(await build(4)).toMatchObject({ code: 0 });
  },
);

test('a thread that Node.js ends for want of memory is a sentence that says what to set', async () => {
  const program = 'const all = []; for (;;) all.push(new Array(1000).fill(Math.random()));';
  const worker = new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  const error = await new Promise((resolve) => worker.once('error', resolve));
  expect(describeError(error)).toBe(
    'error: Node.js has run out of memory; give it more than it takes by itself, such as NODE_OPTIONS=--max-old-space-size=8192 (in megabytes).',
  );
});
