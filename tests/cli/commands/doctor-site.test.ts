import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../free-port.ts';
import { type Deployed, deploySite } from '../doctor/site/deployed.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

describe('doctor --site', { timeout: 60_000 }, () => {
  let site: Deployed;
  beforeAll(async () => {
    site = await deploySite({ basePath: '/help/', services: { profile: false, log: '/log' } });
  }, 60_000);
  afterAll(() => site.close());

  test('asks a site below a base path, without a configuration, and prints each check [DP-3]', async ({
    onTestFinished,
  }) => {
    const cwd = await testFolder(onTestFinished);
    const { code, stdout } = await runCli(['doctor', '--site', site.address.slice(0, -1)], { cwd });
    const lines = stdout.replaceAll(/\n {6}/gu, ' ').split('\n');
    expect([code, lines.at(-1)]).toEqual([0, 'all is well']);
    expect(lines[0]).toBe(`ok    site: ${site.address} in en-US, es-MX, with 8 articles`);
    for (const line of [
      'base path: /help/',
      'redirects: 6 rules followed',
      'compression: HTML, JavaScript, CSS and JSON',
    ])
      expect(lines).toContain(`ok    ${line}`);
    expect(lines).toContainEqual(expect.stringMatching(/^- {5}service log: on; \/log takes only/u));
    expect(stdout).not.toContain('configuration');
  });

  test('compares the configuration, and ends with 3 if something is wrong [DP-3]', async ({
    onTestFinished,
  }) => {
    const cwd = await testFolder(onTestFinished, {
      'fieldbook.config.json': '{ "siteUrl": "https://help.example.com", "basePath": "/help/" }',
    });
    const same = await runWarm(['doctor', '--site', site.address, '--config', site.config], { cwd });
    expect([same.code, same.stdout]).toEqual([0, expect.stringContaining('ok    configuration: ')]);
    const other = await runWarm(['doctor', '--site', site.address], { cwd });
    expect([other.code, other.stdout.replaceAll(/\n {6}/gu, ' ')]).toEqual([
      3,
      expect.stringContaining(
        `; the configuration has "https://help.example.com". Build with this configuration`,
      ),
    ]);
  });

  test('says in one sentence that nobody answers, or that there is no site of Fieldbook [DP-3]', async ({
    onTestFinished,
  }) => {
    const cwd = await testFolder(onTestFinished);
    const closed = `http://127.0.0.1:${await freePort()}/`;
    const [unreached, elsewhere] = [
      await runWarm(['doctor', '--site', closed], { cwd }),
      await runWarm(['doctor', '--site', new URL('/help/how-to/', site.address).href], { cwd }),
    ];
    expect([unreached.code, unreached.stdout.replaceAll(/\n {6}/gu, ' ')]).toEqual([
      3,
      `fail  site: ${closed}bundle/manifest.json refuses the connection. Check the address and the network.\n1 to correct, 0 to look at`,
    ]);
    expect([elsewhere.code, elsewhere.stdout.replaceAll(/\n {6}/gu, ' ')]).toEqual([
      3,
      expect.stringContaining('answers with 404. Give the address of the home page of a deployed site'),
    ]);
  });

  test.each(['help.example.com', 'ftp://help.example.com', ''])(
    'refuses the address "%s" [DP-3]',
    async (address) => {
      const { code, stderr } = await runWarm(['doctor', '--site', address]);
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining('It takes an address such as https://help.example.com.'),
      ]);
    },
  );
});
