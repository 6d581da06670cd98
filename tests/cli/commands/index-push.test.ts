import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exportOf } from '../../pipeline/documents.ts';
import { threeLocales, translated } from '../../pipeline/translated.ts';
import { exportJson, howTo, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { simulatedEngine } from '../search-engine/simulated-engine.ts';

const entries = [howTo('dispatch', 'All about the board.'), howTo('invoices', 'Bill a job.')];

const translatedExport = JSON.stringify(
  exportOf(
    [
      translated(howTo('dispatch'), { 'es-MX': { title: 'Tablero' }, de: { title: 'Tafel', url: 'tafel' } }),
      howTo('invoices'),
    ],
    { locales: threeLocales },
  ),
);

/** A folder with an export, whose configuration names an engine. */
async function project(exported = exportJson(entries), settings: object = {}) {
  const engine = await simulatedEngine();
  onTestFinished(engine.close);
  const config = { search: { engine: { address: engine.address, alias: 'help' } }, ...settings };
  const folder = await testFolder(onTestFinished, {
    'export.json': exported,
    'fieldbook.config.json': JSON.stringify(config),
  });
  return { engine, folder };
}

describe('index push', { timeout: 120_000 }, () => {
  test('writes a document for each article, and the second time nothing', async () => {
    const { engine, folder } = await project();
    const first = await runCli(['index', 'push'], { cwd: folder });
    expect([first.code, first.stderr]).toEqual([
      0,
      expect.stringMatching(/^2 documents written to help-[\da-f]{12}-\d{17}, which help shows now/mu),
    ]);
    expect(engine.shown('help').map(({ id, url, text }) => [id, url, text])).toEqual([
      ['dispatch', '/how-to/dispatch', 'All about the board.'],
      ['invoices', '/how-to/invoices', 'Bill a job.'],
    ]);
    const second = await runWarm(['index', 'push'], { cwd: folder });
    expect([second.code, second.stderr]).toEqual([
      0,
      expect.stringMatching(/^help shows the same 2 documents already/mu),
    ]);
  });

  test('content with errors is not pushed, unless it is asked for', async () => {
    const { engine, folder } = await project(exportJson([howTo('dispatch'), untitled()]));
    const { code, stderr } = await runCli(['index', 'push'], { cwd: folder });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('nothing is pushed; --allow-errors pushes the valid content'),
    ]);
    expect(engine.requests).toEqual([]);
    expect((await runWarm(['index', 'push', '--allow-errors'], { cwd: folder })).code).toBe(0);
    expect(engine.shown('help')).toHaveLength(1);
  });

  test('each locale has an index of its own, and keeps it where another cannot be written [ML-8]', async () => {
    const { engine, folder } = await project(translatedExport, {
      locales: { 'en-US': {}, 'es-MX': { searchSource: 'Ayuda' }, de: {} },
    });
    const shown = () =>
      ['help', 'help-es-mx', 'help-de'].map((alias) =>
        engine.shown(alias).map(({ source, title }) => `${source}: ${title}`),
      );
    const dry = await runWarm(['index', 'push', '--dry-run'], { cwd: folder });
    expect([dry.code, engine.requests]).toEqual([0, []]);
    expect(dry.stderr).toContain(
      '2 documents would be written for help-es-mx\n1 document would be written for help-de',
    );
    expect((await runWarm(['index', 'push'], { cwd: folder })).code).toBe(0);
    const all = [
      ['knowledgeBase: Title of dispatch', 'knowledgeBase: Title of invoices'],
      ['Ayuda: Tablero', 'Ayuda: Title of invoices'],
      ['knowledgeBase: Tafel'],
    ];
    expect(shown()).toEqual(all);
    await writeFile(join(folder, 'export.json'), translatedExport.replaceAll('Tafel', 'Brett'));
    const german = await runWarm(['index', 'push', '--locale', 'de', '--keep', '1'], { cwd: folder });
    expect(german.stderr).toMatch(/^1 document written to help-de-/mu);
    expect(shown()).toEqual([...all.slice(0, 2), ['knowledgeBase: Brett']]);
  });

  test('an engine that cannot be reached ends with 3 and a sentence without secrets', async () => {
    const { engine, folder } = await project();
    engine.close();
    const env = { SEARCH_ENGINE_API_KEY: 'very-secret' };
    const { code, stderr, stdout } = await runWarm(['index', 'push'], { cwd: folder, env });
    expect([code, stderr]).toEqual([3, expect.stringMatching(/^error: 127\.0\.0\.1:\d+ is not reached/mu)]);
    expect(stderr + stdout).not.toContain('very-secret');
  });

  // the export is no JSON: none of these reads it
  test.for<[string, object, Readonly<Record<string, string>>, string]>([
    ['without an engine', {}, {}, 'the configuration names no search engine; set "search"'],
    [
      'with half of the credentials',
      { address: 'https://search.example.com' },
      { SEARCH_ENGINE_USERNAME: 'ana' },
      'SEARCH_ENGINE_USERNAME and SEARCH_ENGINE_PASSWORD go together; only one of them is set.',
    ],
    [
      'with a password for plain http',
      { address: 'http://search.example.com' },
      { SEARCH_ENGINE_API_KEY: 'very-secret' },
      'in the configuration: "search.engine.address" is plain http',
    ],
  ])('%s it ends before any work with a sentence and 2', async ([_what, engine, env, sentence]) => {
    const config = { search: 'address' in engine ? { engine } : {} };
    const folder = await testFolder(onTestFinished, {
      'export.json': '{',
      'fieldbook.config.json': JSON.stringify(config),
    });
    const { code, stdout, stderr } = await runWarm(['index', 'push'], { cwd: folder, env });
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(`error: ${sentence}`)]);
    expect(stderr).not.toContain('very-secret');
  });
});
