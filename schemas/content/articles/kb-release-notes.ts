import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { embeddedTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';

export const kbReleaseNotes = contentType({
  id: 'kbReleaseNotes',
  label: 'Release notes',
  help: 'What is new in a release.',
  readerLabel: {
    en: 'Release Notes',
    es: 'Notas de la versión',
    de: 'Versionshinweise',
    fr: 'Notes de version',
    nl: 'Releaseopmerkingen',
    it: 'Note di rilascio',
    pt: 'Notas de versão',
    ja: 'リリースノート',
    ar: 'ملاحظات الإصدار',
  },
  readerPlural: {
    en: 'Release Notes',
    es: 'Notas de la versión',
    de: 'Versionshinweise',
    fr: 'Notes de version',
    nl: 'Releaseopmerkingen',
    it: 'Note di rilascio',
    pt: 'Notas de versão',
    ja: 'リリースノート',
    ar: 'ملاحظات الإصدارات',
  },
  titleField: 'title',
  route: '/release-notes',
  isArticle: true,
  headedParts: 'sections',
  fieldHelp: {
    about: 'What the release is about.',
    interactiveContent: 'A tour of what is new.',
    videoHighlights: 'Videos of what is new.',
    sections: 'The sections.',
  },
  fields: {
    title: f.symbol({ required: true }),
    about: f.richText(),
    interactiveContent: f.part(['interactiveContent']),
    videoHighlights: f.parts(['externalVideo']),
    spotlightBoxes: f.parts(['spotlightBox']),
    sections: f.parts(['kbReleaseNotesSection', ...embeddedTypes]),
    displayToc: f.boolean(),
    ...articleFields,
  },
});
