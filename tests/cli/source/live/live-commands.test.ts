import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test, vi } from 'vitest';
import type { PagePreview } from '../../../../schemas/preview/page-preview.ts';
import { testFolder } from '../../folder.ts';
import { cliArguments, runCli } from '../../run-cli.ts';
import { smallStandIn } from '../../sample-stand-in.ts';
import { runWarm } from '../../warm/run-warm.ts';
import { waitUntil } from '../../../wait-for.ts';

const live = ['--source', 'contentful'];

/** Every text that a run leaves behind. */
async function filesIn(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile() && /\.(?:json|html|txt|csv)$/u.test(each.name));
  return (await Promise.all(files.map((each) => readFile(join(each.parentPath, each.name), 'utf8')))).join(
    '\n',
  );
}

describe('--source contentful', { timeout: 120_000, concurrent: true }, () => {
  test('validates and builds what is published, without a file between; the next time only changes are asked for [PL-1]', async ({
    onTestFinished,
  }) => {
    const { env, requests, space } = await smallStandIn(onTestFinished);
    const folder = await testFolder(onTestFinished);
    const checked = await runWarm(['validate', ...live], { cwd: folder, env });
    expect([checked.code, checked.stdout]).toEqual([0, expect.stringMatching(/ 2 entries$/u)]);
    const asked = requests.length;
    space.unpublish('dispatch');
    const built = await runCli(['build', ...live, '--out', 'site', '--allow-errors'], { cwd: folder, env });
    expect([built.code, built.stderr]).toEqual([0, expect.stringContaining('files written')]);
    const later = requests.slice(asked).filter(({ path }) => path.endsWith('/sync'));
    expect(later.map(({ query }) => Object.keys(query))).toEqual([['sync_token']]);
    const pages = await readdir(join(folder, 'site', 'how-to'));
    expect([pages.includes('dispatch'), pages.includes('crews')]).toEqual([false, true]);
    const texts = (await filesIn(folder)) + checked.stdout + checked.stderr + built.stdout + built.stderr;
    expect(texts).toContain('How to crews.');
    expect(texts).not.toContain('stand-in-delivery');
  });

  test('a build that is refused keeps no changes: the next one is asked for them again', async ({
    onTestFinished,
  }) => {
    const { env, space } = await smallStandIn(onTestFinished);
    const folder = await testFolder(onTestFinished);
    const build = () => runWarm(['build', ...live, '--out', 'site'], { cwd: folder, env });
    expect((await build()).code).toBe(0);
    const snapshot = async () => {
      const names = await readdir(join(folder, '.fieldbook-cache'));
      const name = names.find((each) => each.startsWith('contentful-')) ?? '';
      return readFile(join(folder, '.fieldbook-cache', name), 'utf8');
    };
    const kept = await snapshot();
    const item = space.item('dispatch');
    space.put({ sys: item?.sys ?? { id: 'dispatch' }, fields: {} });
    space.publish('dispatch');
    expect((await build()).code).toBe(1);
    expect(await snapshot()).toBe(kept);
  });

  test('a space that is not reached is exit code 3, and leaves what is there as it is', async ({
    onTestFinished,
  }) => {
    const standIn = await smallStandIn(onTestFinished);
    standIn.fault({ kind: 'unauthorized' });
    const folder = await testFolder(onTestFinished);
    const { code, stdout, stderr } = await runCli(['validate', ...live], { cwd: folder, env: standIn.env });
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^error: CONTENTFUL_DELIVERY_TOKEN is refused \(401\).*$/u);
    expect(await readdir(folder)).toEqual([]);
  });

  test.for<[string, string[], Record<string, string | undefined>, string]>([
    [
      'an export beside it',
      ['validate', 'a.json', ...live],
      {},
      'a.json is not read with --source contentful',
    ],
    ['no space', ['validate', ...live], { CONTENTFUL_SPACE_ID: undefined }, 'CONTENTFUL_SPACE_ID is not set'],
    [
      'no token',
      ['build', ...live, '--out', 'x', '--drafts'],
      { CONTENTFUL_SPACE_ID: 'van' },
      'CONTENTFUL_PREVIEW_TOKEN is not set',
    ],
    [
      'what is published named by a file',
      ['preview', ...live, '--published', 'a.json'],
      { CONTENTFUL_SPACE_ID: 'van' },
      '--published is not read with --source contentful; set CONTENTFUL_DELIVERY_TOKEN instead.',
    ],
    ['another source', ['validate', '--source', 'contentfull'], {}, 'did you mean "contentful"?'],
    ['--watch', ['validate', '--watch', ...live], { CONTENTFUL_SPACE_ID: 'van' }, 'follows a live space'],
  ])('%s is a sentence and 2', async ([_what, args, env, sentence], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const { code, stderr } = await runWarm(args, { cwd: folder, env });
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  test('a preview of drafts follows what editors do within seconds, and a space that is away for a while', async ({
    onTestFinished,
  }) => {
    const standIn = await smallStandIn(onTestFinished);
    const folder = await testFolder(onTestFinished);
    const args = [...cliArguments, 'preview', '--port', '0', '--drafts', ...live];
    const child = execa('node', args, { cwd: folder, env: standIn.env, reject: false });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    const says = (words: RegExp) =>
      vi.waitUntil(() => words.exec(said)?.[0], { timeout: 60_000, interval: 20 });
    const address = await says(/(?<=on )http:\S+/u);
    const item = standIn.space.item('dispatch');
    const fields = { ...(item?.['fields'] as object), title: { 'en-US': 'Hooks for developers' } };
    standIn.space.put({ sys: item?.sys ?? { id: '' }, fields });
    const path = '/how-to/dispatch';
    const page = async (below = '') => (await fetch(address + below + path)).text();
    await waitUntil(async () => (await page()).includes('Hooks for developers'));
    const differs = async () => {
      const reply = await fetch(`${address}/preview/pages${path}.json`, { headers: { referer: address } });
      return ((await reply.json()) as PagePreview).other;
    };
    expect(await page('/preview/published')).not.toContain('Hooks for developers');
    expect(await differs()).toMatchObject({ state: 'published', changed: [{ field: ['title'] }] });

    const end = standIn.fault({ kind: 'unauthorized' });
    await says(/CONTENTFUL_PREVIEW_TOKEN is refused/u);
    expect(await page()).toContain('Hooks for developers');
    end();
    standIn.space.put({
      sys: item?.sys ?? { id: '' },
      fields: { ...fields, title: { 'en-US': 'Hooks for all' } },
    });
    standIn.space.publish('dispatch');
    await waitUntil(async () => (await page()).includes('Hooks for all'));
    await waitUntil(async () => (await differs())?.changed.length === 0);
    expect(await page('/preview/published')).toContain('Hooks for all');
    expect(said.match(/is refused/gu)).toHaveLength(1);
  });
});
