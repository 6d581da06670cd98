import { chmod, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../../cli/source/connection.ts';
import { exportSpace, type ExportOptions } from '../../../../cli/source/export/export-space.ts';
import { stateOf } from '../../../../pipeline/decode/state.ts';
import { UsageError } from '../../../../cli/usage-error.ts';
import { rawEntry } from '../../../pipeline/documents.ts';
import { testFolder } from '../../folder.ts';
import { readJson, shortLimits, smallSpace, standInFor } from './connect.ts';
import { silenceExporter } from './silence-exporter.ts';

const start = Date.parse('2026-03-09T16:00:00Z');

vi.mock(import('../../../../cli/source/export/run-child.ts'), () => import('./run-here.ts'));

beforeEach(silenceExporter);

describe('an export', () => {
  test('holds every part of the space, drafts and archived entries included [PL-1]', async ({
    onTestFinished,
  }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    const { counts, notes } = await exportTo(out, connection);
    expect(counts).toEqual({
      contentTypes: 2,
      tags: 1,
      editorInterfaces: 2,
      entries: 5,
      assets: 1,
      locales: 1,
    });
    expect(notes).toEqual([]);
    const written = await readJson(out);
    expect(Object.keys(written)).toEqual([
      'contentTypes',
      'tags',
      'editorInterfaces',
      'entries',
      'assets',
      'locales',
    ]);
    expect(statesIn(written)).toEqual({
      published: 'published',
      changed: 'changed',
      draft: 'draft',
      archived: 'archived',
      topic: 'published',
    });
    const paths = standIn.requests.map(({ path }) => path).join('\n');
    expect(paths).not.toMatch(/webhook|roles/u);
    expect(await readdir(join(out, '..'))).toEqual(['export.json']);
  });

  test('of published text holds what readers see, and nothing else', async ({ onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    standIn.space.put({ ...rawEntry('kbHowTo', 'topic', { title: 'Not yet' }), sys: { id: 'topic' } });
    await exportTo(out, connection, { text: 'published' });
    const { entries = [] } = await readJson(out);
    expect(statesIn({ entries })).toEqual({
      published: 'published',
      changed: 'published',
      topic: 'published',
    });
    expect(entries).toContainEqual(expect.objectContaining({ fields: { title: { 'en-US': 'Topic' } } }));
  });

  test('reads page by page, however small the pages are', async ({ onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    const small = join(await testFolder(onTestFinished), 'export.json');
    await exportTo(out, connection);
    await exportTo(small, connection, { limits: { ...shortLimits, pageSize: 2 } });
    expect(await readFile(small, 'utf8')).toBe(await readFile(out, 'utf8'));
    expect(standIn.requests.filter(({ query }) => query['skip'] === '4')).toHaveLength(1);
  });

  test('makes its pages smaller where answers grow too big', async ({ onTestFinished }) => {
    const entries = Array.from({ length: 30 }, (_, index) =>
      rawEntry('kbHowTo', `entry-${index}`, { title: 'x'.repeat(2000) }),
    );
    const { connection, standIn } = await standInFor(
      onTestFinished,
      { ...smallSpace(), entries },
      { maxResponseBytes: 20_000 },
    );
    const out = join(await testFolder(onTestFinished), 'export.json');
    expect((await exportTo(out, connection)).counts.entries).toBe(30);
    const sizes = standIn.requests
      .filter(({ path }) => path.endsWith('/entries'))
      .map(({ query }) => query['limit']);
    expect(new Set(sizes)).toEqual(new Set(['1', '1000', '500', '250', '125', '62', '31', '15', '7']));
  });

  test('reads again what changed while it was read', async ({ onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    let hasChanged = false;
    const { counts } = await exportTo(out, connection, {
      onProgress: (message) => {
        if (hasChanged || message.kind !== 'step' || message.step !== 'entries') return;
        hasChanged = true;
        standIn.space.delete('draft');
        standIn.space.put(rawEntry('kbHowTo', 'new', { title: 'New' }));
      },
    });
    expect(counts.entries).toBe(5);
    const ids = Object.keys(statesIn(await readJson(out)));
    expect([ids.includes('new'), ids.includes('draft')]).toEqual([true, false]);
  });

  test('ends by a sentence where the space never stands still', async ({ onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    let added = 0;
    const failing = exportTo(out, connection, {
      onProgress: (message) => {
        if (message.kind !== 'step' || message.step !== 'entries') return;
        added += 1;
        standIn.space.put(rawEntry('kbHowTo', `new-${added}`, { title: 'New' }));
      },
    });
    await expect(failing).rejects.toThrow(
      'the entries changed while they were read, 3 times in a row; try again when fewer people work in space "space1", environment "master".',
    );
    expect(added).toBe(3);
  });

  test('goes on after a passing fault, and waits as the rate limit asks', async ({ onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    standIn.fault({ kind: 'rate-limit', on: /\/entries/u, times: 1, resetSeconds: 1 });
    standIn.fault({ kind: 'server-error', on: /\/assets/u, times: 1 });
    const waits: number[] = [];
    const { counts } = await exportTo(out, connection, {
      limits: { ...shortLimits, retries: 2 },
      onProgress: (message) => {
        if (message.kind === 'wait' && message.ms > 0) waits.push(message.ms);
      },
    });
    expect([counts.entries, waits]).toEqual([5, [1000]]);
  });

  test('reports which content types have no editor interface', async ({ onTestFinished }) => {
    const space = smallSpace();
    const { connection } = await standInFor(onTestFinished, {
      ...space,
      editorInterfaces: space.editorInterfaces.slice(0, 1),
    });
    const out = join(await testFolder(onTestFinished), 'export.json');
    const { counts, notes } = await exportTo(out, connection);
    expect([counts.editorInterfaces, notes]).toEqual([
      1,
      ['the space has no editor interface for kbTopic: its Markdown fields count as plain text'],
    ]);
  });

  test('keeps the rights of the file it replaces, and the link to it', async ({ onTestFinished }) => {
    const { connection } = await standInFor(onTestFinished);
    const folder = await testFolder(onTestFinished, { 'real.json': '{}' });
    await chmod(join(folder, 'real.json'), 0o640);
    await symlink('real.json', join(folder, 'export.json'));
    await exportTo(join(folder, 'export.json'), connection);
    expect((await stat(join(folder, 'real.json'))).mode & 0o777).toBe(0o640);
    expect((await readJson(join(folder, 'real.json')))['entries']).toHaveLength(5);
  });

  test('goes on with what an earlier one has read, while that is fresh', async ({ onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const folder = await testFolder(onTestFinished);
    const out = join(folder, 'export.json');
    const end = standIn.fault({ kind: 'forbidden', on: /\/assets\?.*limit=1000/u });
    await expect(exportTo(out, connection, { now: () => start })).rejects.toThrow('the assets (403)');
    expect((await readdir(folder)).toSorted()).toEqual(['.fieldbook-export']);
    end();

    const before = standIn.requests.length;
    const { notes, counts } = await exportTo(out, connection, { resume: true, now: () => start + 60_000 });
    const again = standIn.requests.slice(before).filter(({ query }) => query['limit'] === '1000');
    expect(again.filter(({ path }) => path.endsWith('/entries'))).toEqual([]);
    expect([notes, counts.entries, counts.assets, counts.contentTypes]).toEqual([[], 5, 1, 2]);
    expect(await readdir(folder)).toEqual(['export.json']);
  });

  test.for([
    ['too old', { now: () => start + 7_200_000 }, 'the unfinished export is over an hour old'],
    [
      'of other text',
      { text: 'published' },
      'the unfinished export is of another space, environment or text',
    ],
  ] as const)('begins anew where what is kept is %s', async ([, options, why], { onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    const end = standIn.fault({ kind: 'forbidden', on: /\/assets\?.*limit=1000/u });
    await expect(exportTo(out, connection, { now: () => start })).rejects.toThrow('the assets (403)');
    end();
    const { notes } = await exportTo(out, connection, {
      now: () => start,
      resume: true,
      ...options,
    });
    expect(notes).toEqual([`${why}: all of it is read again`]);
  });

  test('is refused where it cannot be written, before the space is asked', async ({ onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    const folder = await testFolder(onTestFinished);
    await expect(exportTo(folder, connection)).rejects.toThrow(UsageError);
    await expect(exportTo(join(folder, 'none', 'export.json'), connection)).rejects.toThrow(
      /there is no folder .*none to write export\.json into; make it first\./u,
    );
    expect(standIn.requests).toEqual([]);
  });
});

const exportTo = (out: string, connection: Connection, options: Partial<ExportOptions> = {}) =>
  exportSpace(connection, { out, text: 'current', limits: shortLimits, ...options });

function statesIn({ entries = [] }: Readonly<Record<string, readonly unknown[]>>): Record<string, string> {
  const items = entries as readonly { readonly sys: Parameters<typeof stateOf>[0] }[]; // an export has no others
  return Object.fromEntries(items.map(({ sys }) => [sys.id, stateOf(sys)]));
}
