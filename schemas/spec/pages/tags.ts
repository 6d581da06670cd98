import type { Language } from '../../languages.ts';

/**
 * Where the page of all tags is, and below it the page of each. No entry is behind them.
 * Unit: path of the site. Source: ours.
 */
export const tagsRoute = '/tags';

/**
 * The title of the page of all tags.
 * Unit: interface text. Source: ours.
 */
export const tagsTitles: Readonly<Record<Language, string>> = {
  en: 'Tags',
  es: 'Etiquetas',
  de: 'Schlagwörter',
  fr: 'Étiquettes',
  nl: 'Tags',
  it: 'Tag',
  pt: 'Tags',
  ja: 'タグ',
};
