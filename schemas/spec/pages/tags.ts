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
  ar: 'الوسوم',
};

/**
 * The content type of the page of a tag in the search.
 * Unit: content type id. Source: ours.
 */
export const tagKind = 'tag';

/** By the plural category of the number. */
type CountedWord = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/**
 * What a tag counts, after the number.
 * Unit: interface text. Source: ours.
 */
export const tagCounts: Readonly<Record<Language, CountedWord>> = {
  en: { one: 'article', other: 'articles' },
  es: { one: 'artículo', other: 'artículos' },
  de: { one: 'Artikel', other: 'Artikel' },
  fr: { one: 'article', other: 'articles' },
  nl: { one: 'artikel', other: 'artikelen' },
  it: { one: 'articolo', other: 'articoli' },
  pt: { one: 'artigo', other: 'artigos' },
  ja: { other: '件の記事' },
  ar: { one: 'مقالة', two: 'مقالتان', few: 'مقالات', other: 'مقالة' },
};

/**
 * Whether an address is the page of a tag.
 * Unit: path of the site. Source: ours.
 */
export const isTagPage = (url: string): boolean => url.startsWith(`${tagsRoute}/`);
