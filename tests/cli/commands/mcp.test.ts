import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test, type TestContext } from 'vitest';
import { testFolder } from '../folder.ts';
import { cliArguments, runCli } from '../run-cli.ts';
import { clientAt, writeBundles } from '../services/mcp/mcp-client.ts';
import { twoLanguages } from '../services/mcp/two-languages.ts';

async function builtSite(onTestFinished: TestContext['onTestFinished']): Promise<string> {
  const folder = await testFolder(onTestFinished);
  await writeBundles(folder, twoLanguages());
  return folder;
}

test('a client starts it, and reads an article [SV-5]', { timeout: 60_000 }, async ({ onTestFinished }) => {
  const args = [...cliArguments, 'mcp', await builtSite(onTestFinished)];
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' });
  const { client, call } = await clientAt(transport);
  onTestFinished(() => client.close());
  expect((await call('read_article', { address: '/how-to/add-a-van' })).text).toContain('Open Fleet.');
});

test(
  'standard output has the protocol alone, and the end of input ends it after the last answer [SV-5]',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const lines = [
      { id: 1, method: 'initialize', params: initialize },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: { name: 'search', arguments: { query: 'van' } } },
    ].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));
    const input = `${lines.join('\n')}\nno JSON\n`;
    const { code, stdout, stderr } = await runCli(['mcp', await builtSite(onTestFinished)], { input });
    const answers = stdout.split('\n').map((line) => JSON.parse(line) as { readonly id: number });
    expect([code, answers.map(({ id }) => id)]).toEqual([0, [1, 2]]);
    expect(stderr).toMatch(/^error: .*JSON/u);
  },
);

const initialize = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
};

test('a folder without a site is one sentence [SV-5]', { timeout: 60_000 }, async () => {
  const { code, stdout, stderr } = await runCli(['mcp', 'nowhere']);
  expect([code, stdout, stderr]).toEqual([
    2,
    '',
    'error: nowhere is no built site: it has no bundle/manifest.json; build it with --out nowhere.',
  ]);
});
