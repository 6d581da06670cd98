import { expect, test } from 'vitest';
import { noFilters } from '../../../cli/answers/answer.ts';
import { openAnswerer } from '../../../cli/answers/open-answerer.ts';
import { build } from '../../../pipeline/build.ts';
import { doc, exportOf, p, rawEntry, settings } from '../../pipeline/documents.ts';

const pages = {
  de: [
    ['rechnung', 'Rechnung stornieren', 'Öffnen Sie die Rechnung und wählen Sie Stornieren.'],
    ['kunde', 'Kunden anlegen', 'Öffnen Sie die Kundenliste und wählen Sie Neu.'],
    ['termin', 'Termine verschieben', 'Ziehen Sie den Termin auf einen anderen Tag.'],
  ],
  fr: [
    ['client', 'Définir les clients', 'Ouvrez les réglages et choisissez Clients.'],
    ['couts', 'Définir les coûts', 'Ouvrez les réglages et choisissez Coûts.'],
    ['visite', 'Déplacer une visite', 'Faites glisser la visite vers un autre jour.'],
  ],
} as const;

async function answererOf(code: keyof typeof pages, config = settings()) {
  const inLanguage = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [code]: value }]));
  const entries = pages[code].map(([url, title, text]) => ({
    ...rawEntry('kbHowTo', url),
    fields: inLanguage({ title, url, introduction: doc(p(text)) }),
  }));
  const locales = [{ code, name: code, default: true, fallbackCode: null }];
  return openAnswerer(build({ exported: exportOf(entries, { locales }), config }));
}

test('a question in German is answered, whatever the forms of its words [ML-4]', async () => {
  const ask = await answererOf('de');
  expect(ask('Wie storniere ich eine Rechnung?', noFilters)?.passages[0].url).toBe('/how-to/rechnung');
  expect(ask('Wie wird das Wetter in Berlin?', noFilters)).toBeUndefined();
});

test('a synonym of the configuration is found in all its forms, in French too [ML-4]', async () => {
  const ask = await answererOf('fr', settings({ search: { synonyms: [['prix', 'coût']] } }));
  expect(ask('Comment définir le prix ?', noFilters)?.passages[0].url).toBe('/how-to/couts');
});
