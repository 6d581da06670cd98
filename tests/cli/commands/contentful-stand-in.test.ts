import { execa } from 'execa';
import { expect, test } from 'vitest';
import { exportJson } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { cliArguments, runCli } from '../run-cli.ts';
import { waitUntil } from '../../wait-for.ts';

test(
  'the stand-in says where it is, serves the export, and ends on Ctrl+C',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const args = [...cliArguments, 'contentful-stand-in', 'export.json', '--port', '0'];
    const child = execa('node', args, { cwd: folder, reject: false });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await waitUntil(() => said.includes('CONTENTFUL_INSECURE'));
    const address = /(?<=CONTENTFUL_HOST=)\S+/u.exec(said)?.[0];
    expect(said.split('\n')).toEqual([
      'CONTENTFUL_SPACE_ID=space1',
      'CONTENTFUL_ENVIRONMENT=master',
      'CONTENTFUL_MANAGEMENT_TOKEN=stand-in-management',
      'CONTENTFUL_DELIVERY_TOKEN=stand-in-delivery',
      'CONTENTFUL_PREVIEW_TOKEN=stand-in-preview',
      `CONTENTFUL_HOST=${address}`,
      `CONTENTFUL_DELIVERY_HOST=${address}`,
      'CONTENTFUL_INSECURE=1',
      '',
    ]);
    const headers = { authorization: 'Bearer stand-in-delivery' };
    const response = await fetch(`http://${address}/spaces/space1/entries`, { headers });
    expect(await response.json()).toMatchObject({ total: 1, items: [{ sys: { id: 'dispatch' } }] });

    child.kill('SIGINT');
    const { exitCode, stderr } = await child;
    expect([exitCode, stderr]).toEqual([
      130,
      `The stand-in serves export.json on http://${address}. Set the variables above, and end it with Ctrl+C.`,
    ]);
  },
);

test('a file that is no export is named', { timeout: 30_000 }, async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'list.json': '[]' });
  const { code, stderr } = await runCli(['contentful-stand-in', 'list.json', '--port', '0'], { cwd: folder });
  expect([code, stderr]).toEqual([2, 'error: list.json is no Contentful export: it is not a JSON object.']);
});
