import type { Language } from '../../languages.ts';

const english = {
  'part.note': 'Note',
  'part.info': 'Good to know',
  'part.whoUseThis': 'Who uses this feature',
  'part.disclaimer': 'Disclaimer',
  'part.media': 'Media',
  'part.table': 'Table',
  'part.code': 'Code',
  'part.more': 'More information',
} as const;

export type PartTitleId = keyof typeof english;

export type PartTitles = Readonly<Record<PartTitleId, string>>;

/**
 * What a part of release notes is called that has no title for readers: its name is the editors' own.
 * Unit: interface text. Source: docs/requirements.md, AR-6; the words are ours, those of boxes are the words of their banners.
 */
export const partTitles: Readonly<Record<Language, PartTitles>> = {
  en: english,
  es: {
    'part.note': 'Nota',
    'part.info': 'Conviene saber',
    'part.whoUseThis': 'Quién usa esta función',
    'part.disclaimer': 'Aviso',
    'part.media': 'Multimedia',
    'part.table': 'Tabla',
    'part.code': 'Código',
    'part.more': 'Más información',
  },
};
