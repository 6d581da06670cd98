import { describe, expect, onTestFinished, test } from 'vitest';
import { type Difference, difference } from '../../../schemas/report/difference.ts';
import { exportOf, rawEntry, type RawEntry } from '../../pipeline/documents.ts';
import { threeLocales, translated } from '../../pipeline/translated.ts';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runWarm } from '../warm/run-warm.ts';

const area = (id: string, fields: Readonly<Record<string, unknown>>) => rawEntry('productArea', id, fields);

/** Spanish falls back to English, German to none. */
const space = (...entries: readonly RawEntry[]): string =>
  JSON.stringify(exportOf(entries, { locales: threeLocales }));

const spanish = { title: 'Agregar', url: 'agregar' };
const add = (german: Readonly<Record<string, unknown>>) =>
  translated(howTo('add'), { 'es-MX': spanish, de: { title: 'Hinzufügen', url: 'hinzufuegen', ...german } });
const areas = (title: string) =>
  translated(area('area', { title, url: 'area' }), { de: { title: 'Bereich', url: 'bereich' } });

const old = space(add({}), areas('Dispatch'), howTo('gone'));
const now = space(add({ title: 'Ergänzen', url: 'ergaenzen' }), areas('Routing'));
const settings = { siteUrl: 'https://help.example.com', locales: ['en-US', 'es-MX', 'de'] };

const filesWith = (config: object) => ({
  'old.json': old,
  'new.json': now,
  'fieldbook.config.json': JSON.stringify(config),
});

async function diff(config: object, ...flags: readonly string[]) {
  const folder = await testFolder(onTestFinished, filesWith(config));
  return runWarm(['diff', 'old.json', 'new.json', ...flags], { cwd: folder });
}

const compared = async (config: object, ...flags: readonly string[]): Promise<Difference> =>
  difference.parse(JSON.parse((await diff(config, ...flags, '-r', 'json')).stdout));

describe('diff of a site in several locales [ML-8]', () => {
  test('lists a changed text under its locale with its page there, and what is the same in several once', async () => {
    const { locales, entries } = await compared(settings);
    expect(locales).toEqual(settings.locales);
    const told = entries.map((entry) => [entry.change, entry.pages[0], entry.locales]);
    expect(told).toEqual([
      ['edited', '/product-capabilities/area', ['en-US', 'es-MX']],
      ['removed', '/how-to/gone', ['en-US', 'es-MX']],
      ['edited', '/de/how-to/ergaenzen', ['de']],
    ]);
  });

  test('proposes a redirect for a moved slug with the folder of the locale', async () => {
    const { addresses } = await compared(settings);
    expect(addresses.find(({ change }) => change === 'moved')).toMatchObject({
      from: '/de/how-to/hinzufuegen',
      to: '/de/how-to/ergaenzen',
      line: '/de/how-to/hinzufuegen,/de/how-to/ergaenzen,true,true,true',
      locales: ['de'],
    });
  });

  test('has the addresses of a locale with its host, of which the table has no line', async () => {
    const own = { 'en-US': {}, de: { siteUrl: 'https://hilfe.example.de' } };
    const { addresses } = await compared({ ...settings, locales: own });
    const moved = addresses.find(({ change }) => change === 'moved');
    expect(moved).toMatchObject({
      from: 'https://hilfe.example.de/how-to/hinzufuegen',
      advice:
        'Let the host of this language redirect the address to https://hilfe.example.de/how-to/ergaenzen.',
    });
    expect(moved).not.toHaveProperty('line');
  });

  test('with --locale compares that one alone, and proposes the same redirect', async () => {
    const { entries, addresses, ...rest } = await compared(settings, '--locale', 'de');
    expect(rest.locales).toBeUndefined();
    expect(entries.map(({ id }) => id)).toEqual(['add', 'gone']);
    expect(addresses.map(({ line }) => line)).toEqual([
      '/de/how-to/hinzufuegen,/de/how-to/ergaenzen,true,true,true',
    ]);
  });

  test('has the locales as headings, in each form for people', async () => {
    const { stdout: text } = await diff(settings);
    expect(text).toContain('\nGerman (de)\n\nedited /de/how-to/ergaenzen');
    const { stdout: markdown } = await diff(settings, '-r', 'markdown');
    expect(markdown).toContain('\n### English (en-US) and Spanish (es-MX)\n\n<details>');
    const { stdout: html } = await diff(settings, '-r', 'html');
    expect(html).toMatch(/<section><h2>German \(de\)<\/h2>\s*<details/u);
  });

  test('lists the findings of all locales', async () => {
    const faulty = { 'new.json': space(add({ title: '' }), areas('Routing')) };
    const folder = await testFolder(onTestFinished, { ...filesWith(settings), ...faulty });
    const { stdout } = await runWarm(['diff', 'old.json', 'new.json'], { cwd: folder });
    expect(stdout).toMatch(/came {2}schema\/blank .* \(de\)$/mu);
  });

  test('says which locale an older export has not', async () => {
    const folder = await testFolder(onTestFinished, { ...filesWith(settings), 'old.json': exportJson() });
    const { code, stderr } = await runWarm(['diff', 'old.json', 'new.json'], { cwd: folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining('old.json has no locale "es-MX"')]);
  });
});
