import type { BuildInput } from '../../../../pipeline/build.ts';
import { howTo, text } from '../../../pipeline/builders.ts';
import { exportOf, settings } from '../../../pipeline/documents.ts';
import { threeLocales, translated } from '../../../pipeline/translated.ts';

/** An article in English and German, in a folder of a host. */
export const twoLanguages = (config: Readonly<Record<string, unknown>> = {}): BuildInput => ({
  exported: exportOf(
    [
      translated(howTo('add', 'Add a van', { url: 'add-a-van', introduction: text('Open Fleet.') }), {
        de: {
          title: 'Fahrzeug anlegen',
          url: 'fahrzeug-anlegen',
          introduction: text('Öffnen Sie Fuhrpark.'),
        },
      }),
    ],
    { locales: threeLocales },
  ),
  config: settings({ basePath: '/help/', locales: ['en-US', 'de'], ...config }),
});
