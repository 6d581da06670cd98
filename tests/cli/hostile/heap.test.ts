import { realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { describeError } from '../../../cli/describe-error.ts';
import { damagedFiles } from '../../../cli/site/versions/damage.ts';
import { generateSpace } from '../../bench/generate-space.ts';
import { howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { inputOf, openSiteWriterHere } from '../site/site-writer-here.ts';

test(
  'a build that Node.js ends for want of memory leaves the version that was there, and the next build goes on [PL-4]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const writeHere = await openSiteWriterHere();
    const write = (content: string) => writeHere(folder, inputOf([howTo('a', content)]), { keep: 3 });
    await write('one');
    const before = await realpath(join(folder, 'site'));
    await writeFile(join(folder, 'export.json'), JSON.stringify(generateSpace(500)));
    const args = ['build', '--out', 'site', '--allow-errors'];
    const env = { NODE_OPTIONS: '--max-old-space-size=40' };
    const ended = await runCli(args, { cwd: folder, env });
    expect([ended.code, ended.stderr]).toEqual([
      undefined,
      expect.stringContaining('JavaScript heap out of memory'),
    ]);
    expect(await realpath(join(folder, 'site'))).toBe(before);
    expect(await damagedFiles(before, basename(before))).toEqual([]);
    await write('two');
    expect(await realpath(join(folder, 'site'))).not.toBe(before);
  },
);

test('a thread that Node.js ends for want of memory is a sentence that says what to set', async () => {
  const program = 'const all = []; for (;;) all.push(new Array(1000).fill(Math.random()));';
  const worker = new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  const error = await new Promise((resolve) => worker.once('error', resolve));
  expect(describeError(error)).toBe(
    'error: Node.js has run out of memory; raise its limit, for example with NODE_OPTIONS=--max-old-space-size=8192 (in megabytes).',
  );
});
