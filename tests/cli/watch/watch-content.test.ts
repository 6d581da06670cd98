import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { cliArguments, runCli } from '../run-cli.ts';
import { waitFor } from '../../wait-for.ts';

/** Apart from the call of Node.js, whose own `-r` takes a module. */
const flags = ['validate', '--watch', '-r', 'json=report.json', '-r', 'summary'];

const withoutTitle = (slug: string) => {
  const { title: _none, ...fields } = howTo(slug).fields;
  return { ...howTo(slug), fields };
};

test('--watch reports what came and what went after each change [PL-2]', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'export.json': exportJson([howTo('a'), howTo('b')]) });
  const running = execa('node', [...cliArguments, ...flags], {
    cwd: folder,
    reject: false,
    env: { GITHUB_ACTIONS: undefined },
  });
  onTestFinished(() => void running.kill());
  const printed = { stdout: '', stderr: '' };
  running.stdout.on('data', (data: Buffer) => (printed.stdout += String(data)));
  running.stderr.on('data', (data: Buffer) => (printed.stderr += String(data)));
  const prints = (stream: 'stdout' | 'stderr', text: string) =>
    waitFor(() => expect(printed[stream]).toContain(text));
  const write = (text: string) => writeFile(join(folder, 'export.json'), text);

  await prints('stderr', 'watching for changes');
  await prints('stdout', 'no problems in 2 entries');
  await write(exportJson([howTo('a'), withoutTitle('b')]));
  await prints('stdout', '(schema/missing-field)\n+1 error\n');
  await write(exportJson([withoutTitle('b'), howTo('a')]));
  await prints('stdout', '+1 error\nno change in the findings\n');
  await write('{ "entries": [');
  await prints('stderr', 'the text ends too early');
  await write(exportJson([howTo('a'), howTo('b')]));
  await prints('stdout', '\n-1 error\n');

  running.kill('SIGINT');
  expect((await running).exitCode).toBe(130);
}, 60_000);

test('standard input cannot be watched', async () => {
  const { code, stderr } = await runCli(['validate', '-', '--watch']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'error: standard input cannot be watched; name the export file.',
  });
});
