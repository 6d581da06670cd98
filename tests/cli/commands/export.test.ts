import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { rawEntry } from '../../pipeline/documents.ts';
import { testFolder } from '../folder.ts';
import { cliArguments, runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { assetOf, fileHost } from '../source/export/assets/file-host.ts';
import { readJson, smallSpace, standInFor } from '../source/export/connect.ts';

const tokens = {
  management: 'CFPAT-secret-management',
  delivery: 'secret-delivery',
  preview: 'secret-preview',
};

describe('export', { timeout: 60_000, concurrent: true }, () => {
  test('writes what validate reads, and is quiet without a terminal [PL-1]', async ({ onTestFinished }) => {
    const { standIn } = await standInFor(onTestFinished, smallSpace(), { tokens });
    const cwd = await testFolder(onTestFinished);
    const { code, stdout, stderr } = await runCli(['export'], { cwd, env: standIn.env });
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(
      /^5 entries, 1 asset and 2 content types written to .*export\.json in \d+\.\d s$/u,
    );
    expect(await readdir(cwd)).toEqual(['export.json']);
    const validated = await runWarm(['validate', '-r', 'summary'], { cwd });
    expect(validated.stderr).not.toContain('error:');
  });

  test('gives the published text where it is asked for', async ({ onTestFinished }) => {
    const { standIn } = await standInFor(onTestFinished, smallSpace(), { tokens });
    const cwd = await testFolder(onTestFinished);
    const { code } = await runWarm(['export', '--published', '--out', 'live.json'], {
      cwd,
      env: standIn.env,
    });
    expect([code, (await readJson(join(cwd, 'live.json')))['entries']?.length]).toEqual([0, 3]);
  });

  test('ends with 3 and one sentence on a wait of an hour', async ({ onTestFinished }) => {
    const { standIn } = await standInFor(onTestFinished, smallSpace(), { tokens });
    standIn.fault({ kind: 'rate-limit', resetSeconds: 3600 });
    const cwd = await testFolder(onTestFinished, { 'export.json': 'the old one' });
    const { code, stdout, stderr } = await runCli(['export'], { cwd, env: standIn.env });
    expect([code, stdout, stderr.split('\n').length]).toEqual([3, '', 1]);
    expect(stderr).toContain('asks to wait 3,600 s');
    expect(stderr).not.toContain('secret');
    expect(await readdir(cwd)).toEqual(['export.json']);
    expect(await readFile(join(cwd, 'export.json'), 'utf8')).toBe('the old one');
  });

  test.for([
    ['no space', { CONTENTFUL_SPACE_ID: '' }, [], 'CONTENTFUL_SPACE_ID is not set'],
    ['no token', { CONTENTFUL_MANAGEMENT_TOKEN: '' }, [], 'CONTENTFUL_MANAGEMENT_TOKEN is not set'],
    [
      'no delivery token',
      { CONTENTFUL_DELIVERY_TOKEN: '' },
      ['--published'],
      'CONTENTFUL_DELIVERY_TOKEN is not set',
    ],
    [
      'two kinds of text',
      {},
      ['--published', '--drafts'],
      "'--published' cannot be used with option '--drafts'",
    ],
    ['a folder that is not there', {}, ['--out', 'none/export.json'], 'there is no folder'],
  ] as const)('ends with 2 on %s', async ([, env, args, sentence], { onTestFinished }) => {
    const { standIn } = await standInFor(onTestFinished, smallSpace(), { tokens });
    const cwd = await testFolder(onTestFinished);
    const { code, stderr } = await runWarm(['export', ...args], { cwd, env: { ...standIn.env, ...env } });
    expect([code, standIn.requests.length]).toEqual([2, 0]);
    expect(stderr).toContain(sentence);
  });

  test('killed while it reads leaves the old export, and --resume goes on', async ({ onTestFinished }) => {
    const { standIn } = await standInFor(onTestFinished, smallSpace(), { tokens });
    const cwd = await testFolder(onTestFinished, { 'export.json': 'the old one' });
    const areAssetsAsked = () =>
      standIn.requests.some(({ path, query }) => path.endsWith('/assets') && query['limit'] === '1000');
    const end = standIn.fault({ kind: 'hang', on: /\/assets\?.*limit=1000/u });
    const child = execa('node', [...cliArguments, 'export'], { cwd, env: standIn.env, reject: false });
    await expect.poll(areAssetsAsked, { timeout: 30_000 }).toBe(true);
    child.kill('SIGKILL');
    await child;
    end();
    expect(await readFile(join(cwd, 'export.json'), 'utf8')).toBe('the old one');

    const asked = standIn.requests.length;
    const { code } = await runCli(['export', '--resume'], { cwd, env: standIn.env });
    expect([code, (await readJson(join(cwd, 'export.json')))['entries']?.length]).toEqual([0, 5]);
    expect(standIn.requests.slice(asked).filter(({ path }) => path.endsWith('/editor_interface'))).toEqual(
      [],
    );
    expect(await readdir(cwd)).toEqual(['export.json']);
  });

  test('downloads the files, and names the one that fails', async ({ onTestFinished }) => {
    const host = await fileHost(onTestFinished, ({ url }, response) => {
      if (url === '/gone.png') response.writeHead(404);
      response.end('a file');
    });
    const asset = (id: string) => ({
      ...rawEntry('', id),
      sys: { ...rawEntry('', id).sys, type: 'Asset', contentType: undefined },
      fields: assetOf(`${host}/${id}.png`, `${id}.png`, 6).fields,
    });
    const { standIn } = await standInFor(
      onTestFinished,
      { ...smallSpace(), assets: [asset('here'), asset('gone')] },
      { tokens },
    );
    const cwd = await testFolder(onTestFinished);
    const { code, stderr } = await runCli(['export', '--assets', '.'], { cwd, env: standIn.env });
    expect(code).toBe(3);
    expect(stderr.split('\n').slice(1)).toEqual([
      `1 file downloaded to ${cwd}, 0 there already`,
      'error: "gone.png" is not to be had: its host answers 404',
      'error: 1 file could not be downloaded; the export and the others are written.',
    ]);
    expect((await readdir(cwd)).toSorted()).toEqual(['127.0.0.1', 'export.json']);
    expect(await readFile(join(cwd, '127.0.0.1/here.png'), 'utf8')).toBe('a file');
  });
});
