import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startStandIn } from '../../../cli/stand-in/start.ts';
import { exportJson } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli, samplePath } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { sampleStandIn } from '../sample-stand-in.ts';

const services = ['profile', 'helpCenter', 'caseClose', 'log', 'feedback', 'flags', 'images', 'search'];
const noVariables = { CONTENTFUL_SPACE_ID: undefined, CONTENTFUL_MANAGEMENT_TOKEN: undefined };

describe('doctor', { timeout: 60_000, concurrent: true }, () => {
  test('says that all is well where it is, and asks nobody without a space', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson(),
      'fieldbook.config.json': '{}',
    });
    const { code, stdout } = await runCli(['doctor'], { cwd: folder, env: noVariables });
    const lines = stdout.split('\n').filter((line) => !line.startsWith(' ')); // a long path goes on below
    expect([code, lines.map((line) => line.slice(0, 6).trim())]).toEqual([
      0,
      ['ok', 'ok', '-', 'ok', 'ok', '-', ...services.map(() => '-'), 'all is'],
    ]);
    expect(stdout).toContain('export: export.json with 1 entry');
    for (const service of services) expect(stdout).toContain(`-     service ${service}: off`);
  });

  test('tries every token, and looks at the locale and the rate limit [PL-1]', async ({ onTestFinished }) => {
    const { env } = await sampleStandIn(onTestFinished);
    const folder = await testFolder(onTestFinished, { 'fieldbook.config.json': '{ "locale": "en-US" }' });
    const { code, stdout } = await runWarm(['doctor'], { cwd: folder, env });
    expect(code).toBe(0);
    for (const api of ['MANAGEMENT', 'DELIVERY', 'PREVIEW']) {
      expect(stdout).toContain(`ok    CONTENTFUL_${api}_TOKEN: It opens the environment "master"`);
    }
    expect(stdout).toMatch(/^ok {4}locale: en-US/mu);
    expect(stdout).toContain('look  content model: 4 differences may break what is read');
    expect(stdout).toMatch(/^ok {4}rate limit: \d+ requests a second$/mu);
  });

  test('looks at each locale, and at the services on the host of each [ML-8]', async ({ onTestFinished }) => {
    const { env } = await sampleStandIn(onTestFinished);
    const config = {
      siteUrl: 'http://127.0.0.1:1',
      locales: { 'en-US': {}, xx: {}, 'es-MX': { siteUrl: 'http://127.0.0.1:2' } },
      services: { profile: true, log: true },
    };
    const folder = await testFolder(onTestFinished, { 'fieldbook.config.json': JSON.stringify(config) });
    const stdout = (await runWarm(['doctor'], { cwd: folder, env })).stdout.replaceAll(/\n {6}/gu, ' ');
    expect(stdout).toMatch(/^fail {2}locale: The space has no locale "xx", only .*change "locales" in/mu);
    expect(stdout.match(/^look {2}service .*$/gmu)).toEqual([
      'look  service profile: on, but http://127.0.0.1:1/auth/profile is not reached (bad port). Correct "services.profile", or leave it out if the site has no such service.',
      'look  service profile in es-MX: on, but http://127.0.0.1:2/auth/profile is not reached (ECONNREFUSED). Correct "services.profile", or leave it out if the site has no such service.',
    ]);
    expect(stdout).toContain('-     service log: on; /Log/Send takes only what readers send');
  });

  test('says what to do about each thing that is not well, and shows no token', async ({
    onTestFinished,
  }) => {
    const { env } = await sampleStandIn(onTestFinished);
    const server = createServer(({ url }, response) => {
      response.writeHead(url === '/help/auth/profile' ? 404 : 503).end();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const search = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const folder = await testFolder(onTestFinished, {
      'export.json': '{',
      'fieldbook.config.json': JSON.stringify({
        locale: 'fr',
        siteUrl: search,
        basePath: '/help/',
        services: { profile: true, images: search },
      }),
    });
    const refused = { ...env, CONTENTFUL_DELIVERY_TOKEN: 'mistyped-secret' };
    const { code, stdout, stderr } = await runCli(['doctor'], { cwd: folder, env: refused });
    expect(code).toBe(2);
    expect(stdout.replaceAll(/\n {6}/gu, ' ')).toContain(
      'fail  export: export.json is not JSON: at line 1, column 2, the text ends too early.',
    );
    for (const words of [
      'fail  CONTENTFUL_DELIVERY_TOKEN is refused (401)',
      'fail  locale: The space has no locale "fr", only en-US',
      `look  service images: on, but ${search} answers with 503`,
      `look  service profile: on, but ${search}help/auth/profile answers with 404. Correct "services.profile", or leave it out if the site has no such service.`,
      '3 to correct, 3 to look at',
    ]) {
      expect(stdout.replaceAll(/\n {6}/gu, ' ')).toContain(words);
    }
    for (const secret of [env['CONTENTFUL_MANAGEMENT_TOKEN'], 'mistyped-secret']) {
      expect(stdout + stderr).not.toContain(secret);
    }
  });

  test('a source that cannot be reached is exit code 3, a configuration that cannot be read is 2', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'broken.json': '{"sit":1}' });
    const standIn = await startStandIn(JSON.parse(await readFile(samplePath, 'utf8')));
    const closed = standIn.address;
    await standIn.close();
    const env = {
      CONTENTFUL_SPACE_ID: 'van',
      CONTENTFUL_MANAGEMENT_TOKEN: 'a-secret',
      CONTENTFUL_HOST: closed,
      CONTENTFUL_INSECURE: '1',
    };
    const unreached = await runWarm(['doctor'], { cwd: folder, env });
    expect([unreached.code, unreached.stdout]).toEqual([
      3,
      expect.stringContaining(`${closed} is not reached (ECONNREFUSED)`),
    ]);
    const args = ['doctor', '--config', 'broken.json'];
    const broken = await runWarm(args, { cwd: folder, env: noVariables });
    expect([broken.code, broken.stdout]).toEqual([
      2,
      expect.stringContaining('unknown key "sit"; did you mean "site"?'),
    ]);
  });
});
