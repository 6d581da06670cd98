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

/**
 * The content type of the page of a tag in the search.
 * Unit: content type id. Source: ours.
 */
export const tagKind = 'tag';

/**
 * What a tag counts, after the number.
 * Unit: interface text. Source: ours.
 */
export const tagCounts: Readonly<Record<Language, { readonly one: string; readonly many: string }>> = {
  en: { one: 'article', many: 'articles' },
  es: { one: 'artículo', many: 'artículos' },
  de: { one: 'Artikel', many: 'Artikel' },
  fr: { one: 'article', many: 'articles' },
  nl: { one: 'artikel', many: 'artikelen' },
  it: { one: 'articolo', many: 'articoli' },
  pt: { one: 'artigo', many: 'artigos' },
  ja: { one: '件の記事', many: '件の記事' },
};

/**
 * Whether an address is the page of a tag.
 * Unit: path of the site. Source: ours.
 */
export const isTagPage = (url: string): boolean => url.startsWith(`${tagsRoute}/`);
