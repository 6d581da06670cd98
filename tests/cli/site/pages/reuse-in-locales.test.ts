import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../../../cli/site/files-in.ts';
import { openSiteBuild } from '../../../../cli/site/site-build.ts';
import { build } from '../../../../pipeline/build.ts';
import { inputsByLocale } from '../../../../pipeline/translations.ts';
import { howTo, text } from '../../../pipeline/builders.ts';
import { exportOf, settings, toEntry } from '../../../pipeline/documents.ts';
import { threeLocales, translated } from '../../../pipeline/translated.ts';
import { testFolder } from '../../folder.ts';

const config = settings({ siteUrl: 'https://help.example.com', locales: ['en-US', 'es-MX', 'de'] });

/** With a description of its own, so that no list shows the text. */
const article = (id: string, introduction: unknown) =>
  howTo(id, id, { introduction, metaDescription: `About ${id}.` });

const add = translated(article('add', text('Add one.')), {
  'es-MX': { title: 'Agregar', url: 'agregar', introduction: text('Agregue uno.') },
  de: { title: 'Hinzufügen', url: 'hinzufuegen', introduction: text('Fügen Sie einen hinzu.') },
});
const linking = translated(article('linking', text(toEntry('add', 'See'))), {
  'es-MX': { title: 'Enlazar', url: 'enlazar' },
  de: { title: 'Verweisen', url: 'verweisen', introduction: text(toEntry('add', 'Siehe')) },
});
/** In Spanish the English texts stand in; in German there is no page. */
const remove = article('remove', text('Remove one.'));

test('rendered again is what an edit in one locale reaches, in each of them [ML-7]', async ({
  onTestFinished,
}) => {
  const out = join(await testFolder(onTestFinished), 'site');
  const site = await openSiteBuild({ out, keep: 2, cache: true });
  onTestFinished(async () => site.close());
  const inodes = async () => {
    const paths = filesIn(out).filter((path) => path.endsWith('.html'));
    return new Map(
      await Promise.all(paths.map(async (path) => [path, (await stat(join(out, path))).ino] as const)),
    );
  };
  /** The pages that the build renders: all others are links to files of the version before. */
  const renderedOf = async (entries: readonly unknown[]) => {
    const before = await inodes().catch(() => new Map<string, number>());
    const inputs = inputsByLocale({ exported: exportOf(entries, { locales: threeLocales }), config });
    const written = await site.write(
      inputs.map((input) => site.workOn(build(input), { exportFolder: undefined })),
    );
    const rendered = [...(await inodes())].flatMap(([path, inode]) =>
      before.get(path) === inode ? [] : path,
    );
    expect(written).toMatchObject({ value: { pages: rendered.length } });
    return rendered.toSorted();
  };

  await renderedOf([add, linking, remove]);
  expect(await renderedOf([add, linking, remove])).toEqual([]);

  const german = translated(add, { de: { introduction: text('Fügen Sie zwei hinzu.') } });
  expect(await renderedOf([german, linking, remove])).toEqual(['de/how-to/hinzufuegen/index.html']);

  const english = translated(german, { 'en-US': { introduction: text('Add two.') } });
  expect(await renderedOf([english, linking, remove])).toEqual(['how-to/add/index.html']);

  const standIn = translated(remove, { 'en-US': { introduction: text('Remove two.') } });
  expect(await renderedOf([english, linking, standIn])).toEqual([
    'es-mx/how-to/remove/index.html',
    'how-to/remove/index.html',
  ]);

  const moved = translated(english, { de: { url: 'neu' } });
  const rendered = await renderedOf([moved, linking, standIn]);
  expect(rendered.filter((path) => !path.startsWith('de/'))).toEqual([
    'es-mx/how-to/agregar/index.html',
    'how-to/add/index.html',
  ]);
  expect(rendered.filter((path) => path.startsWith('de/how-to'))).toEqual([
    'de/how-to/neu/index.html',
    'de/how-to/verweisen/index.html',
  ]);

  // Contentful has one time for all locales of an entry, and each page says it
  const later = { ...moved, sys: { ...moved.sys, updatedAt: '2026-06-02T08:00:00.000Z' } };
  expect(await renderedOf([later, linking, standIn])).toEqual([
    'de/how-to/neu/index.html',
    'es-mx/how-to/agregar/index.html',
    'how-to/add/index.html',
  ]);
}, 60_000);
