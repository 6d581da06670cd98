import { expect, test } from 'vitest';
import { runTimed } from './run-timed.ts';

test('what a program starts counts to what it uses', async () => {
  const hold = `const held = Buffer.alloc(200 * 2 ** 20, 1); if (held[5] !== 1) throw held`;
  const start = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(hold)}])`;
  const run = await runTimed({ command: [process.execPath, '-e', start], cwd: process.cwd() });
  expect(run.peakBytes).toBeGreaterThan(200 * 2 ** 20);
  expect(run.processorMs).toBeGreaterThan(0);
  expect(run.tookMs).toBeGreaterThan(0);
});
