import { exportOf, rawAsset, settings } from '../../documents.ts';
import { type Space, spaceOf } from '../space.ts';
import { articles } from './articles.ts';
import { guides } from './guides.ts';
import { home } from './home.ts';
import { pieces } from './pieces.ts';

const locales = [
  { code: 'en-US', name: 'English', default: true, fallbackCode: null },
  { code: 'de-DE', name: 'German', default: false, fallbackCode: 'en-US' },
];

const guideModel = {
  sys: { id: 'guide', type: 'ContentType' },
  displayField: 'headline',
  fields: [
    { id: 'headline', type: 'Symbol', localized: true },
    { id: 'path', type: 'Symbol', localized: true },
    { id: 'body', type: 'Text', localized: true },
    { id: 'chapters', type: 'Array', localized: true },
    { id: 'validFrom', type: 'Date', localized: true },
  ],
};

/**
 * A help center with every content type, and one of another space that is mapped to ours: its texts are Markdown and
 * its fields have other names. Nothing in it is at fault.
 */
export const generatedSpace = (): Space =>
  spaceOf({
    name: 'a generated space',
    exported: exportOf([...articles(), ...guides(), ...pieces(), ...home()], {
      contentTypes: [guideModel],
      locales,
      assets: Array.from({ length: 12 }, (_, n) =>
        rawAsset(`picture${n}`, { title: `Van ${n} at the depot` }),
      ),
    }) as Space['exported'], // items as they were made
    config: settings({
      contentPolicy: { images: ['images.example'], frames: ['tours.example'] },
      siteUrl: 'https://help.vans.example',
      contentTypes: {
        guide: {
          as: 'kbHowTo',
          fields: { title: 'headline', url: 'path', introduction: 'body', howToSections: 'chapters' },
          ignore: ['validFrom'],
        },
      },
    }),
    table: [
      'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser',
      ...Array.from({ length: 10 }, (_, n) => `/old-${n},/how-to/task-${n},true,true,true`),
      ...Array.from({ length: 4 }, (_, n) => `/old-part-${n},/how-to/task-${n}#step-1,true,true,true`),
    ].join('\n'),
    locale: 'en-US',
  });
