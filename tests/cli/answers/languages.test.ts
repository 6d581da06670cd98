import { expect, test } from 'vitest';
import { noFilters } from '../../../cli/answers/answer.ts';
import { openAnswerer } from '../../../cli/answers/open-answerer.ts';
import { build } from '../../../pipeline/build.ts';
import { doc, exportOf, p, rawEntry, settings } from '../../pipeline/documents.ts';

const german = { code: 'de', name: 'Deutsch', default: true, fallbackCode: null };
const pages = [
  ['rechnung', 'Rechnung stornieren', 'Öffnen Sie die Rechnung und wählen Sie Stornieren.'],
  ['kunde', 'Kunden anlegen', 'Öffnen Sie die Kundenliste und wählen Sie Neu.'],
  ['termin', 'Termine verschieben', 'Ziehen Sie den Termin auf einen anderen Tag.'],
] as const;

const inGerman = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { de: value }]));

test('a question in German is answered, whatever the forms of its words [ML-4]', async () => {
  const entries = pages.map(([url, title, text]) => ({
    ...rawEntry('kbHowTo', url),
    fields: inGerman({ title, url, introduction: doc(p(text)) }),
  }));
  const built = build({ exported: exportOf(entries, { locales: [german] }), config: settings() });
  const ask = await openAnswerer(built);
  expect(ask('Wie storniere ich eine Rechnung?', noFilters)?.passages[0].url).toBe('/how-to/rechnung');
  expect(ask('Wie wird das Wetter in Berlin?', noFilters)).toBeUndefined();
});
