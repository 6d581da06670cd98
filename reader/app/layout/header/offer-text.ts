import { languageCode } from '../../../../schemas/languages.ts';

/** What a link to a translation says in its own language, by the first part of the locale. The interface has loaded another one. */
const texts: Readonly<Record<string, string>> = {
  en: 'Read this page in English',
  es: 'Leer esta página en español',
  de: 'Diese Seite auf Deutsch lesen',
  fr: 'Lire cette page en français',
  pt: 'Ler esta página em português',
  it: 'Leggi questa pagina in italiano',
  nl: 'Lees deze pagina in het Nederlands',
  ja: 'このページを日本語で読む',
  ar: 'اقرأ هذه الصفحة بالعربية',
};

export const offerText = (locale: string, name: string): string => texts[languageCode(locale)] ?? name;
