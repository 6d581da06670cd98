import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type HookCount, systemTimers } from '../../../../cli/services/hooks/hook-settings.ts';
import { runBuild } from '../../../../cli/services/hooks/run-build.ts';
import { waitFor } from '../../../wait-for.ts';
import { testFolder } from '../../folder.ts';
import { manualTimers } from './manual-timers.ts';

const halfAnHourMs = 30 * 60_000;

/** A build by a program of Node.js, and what is said and counted of it. */
function start(build: readonly string[], timers = systemTimers) {
  const said: string[] = [];
  const counted: HookCount[] = [];
  const stop = new AbortController();
  const log = {
    info: (message: string) => said.push(message),
    error: (message: string) => said.push(`ERROR ${message}`),
  };
  const done = runBuild({ build, timers, log, count: (what) => counted.push(what) }, stop.signal);
  return { done, said, counted, stop: () => stop.abort() };
}

const node = (script: string) => [process.execPath, '-e', script];

/** A build by a program that has started another, which also holds the output open. */
async function startWithChild(script: string) {
  const ready = join(await testFolder(onTestFinished), 'ready');
  const child = `${script}; setInterval(() => {}, 1000); require('node:fs').writeFileSync(${JSON.stringify(ready)}, '')`;
  const timers = manualTimers();
  const parent = node(
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`,
  );
  const build = start(parent, timers);
  await waitFor(() => access(ready));
  return { ...build, pass: timers.pass };
}

test('the log has the last lines of a build [DP-5]', async () => {
  const { done, said, counted } = start(
    node('for (let at = 1; at <= 30; at += 1) console.log("line " + at); console.error("done")'),
    manualTimers(),
  );
  await done;
  expect(counted).toEqual(['built']);
  const [, end = ''] = said;
  expect(end).toMatch(/^The build is done \(after 0 s\)\n/u);
  expect(end.split('\n')).toHaveLength(21);
  expect(end).toContain('line 30');
});

test('a build that fails is an error, with its exit code and its words [DP-5]', async () => {
  const { done, said, counted } = start(
    node('console.error("no such space"); process.exitCode = 3'),
    manualTimers(),
  );
  await done;
  expect(counted).toEqual(['failed']);
  expect(said[1]).toBe('ERROR The build failed with exit code 3 (after 0 s)\nno such space');
});

test('a program that does not exist is a failed build [DP-5]', async () => {
  const { done, said, counted } = start(['/no/such/program']);
  await done;
  expect(counted).toEqual(['failed']);
  expect(said[1]).toMatch(/^ERROR The build did not start: .*ENOENT \(after 0 s\)$/u);
});

test('arguments reach the program as they are, and no shell reads them; the secret does not [DP-5]', async () => {
  process.env['CONTENTFUL_WEBHOOK_SECRET'] = 'secret';
  const { done, said } = start([
    ...node('console.log(process.argv.slice(1), process.env.CONTENTFUL_WEBHOOK_SECRET)'),
    '$HOME; exit 1',
  ]);
  await done;
  delete process.env['CONTENTFUL_WEBHOOK_SECRET'];
  expect(said[1]).toContain("[ '$HOME; exit 1' ] undefined");
});

test('a build that takes too long is stopped, and killed if it does not end [DP-5]', async () => {
  const { done, said, counted, pass } = await startWithChild(`process.on('SIGTERM', () => {})`);
  pass(halfAnHourMs - 1);
  expect(said).toHaveLength(1);
  pass(1);
  pass(10_000);
  await done;
  expect(counted).toEqual(['failed']);
  expect(said[1]).toBe('ERROR The build was stopped: it took longer than 30 minutes (after 1810 s)');
});

test('at the end of the process a build ends with what it has started [DP-5]', async () => {
  const { done, said, counted, stop } = await startWithChild('');
  stop();
  await done;
  expect(counted).toEqual(['stopped']);
  expect(said[1]).toBe('The build was stopped, because the process ends (after 0 s)');
});
