import { type Language, languageOf } from '../../schemas/languages.ts';
import type { PipelineConfig } from './config.ts';
import { givenText, interfaceLocale } from './per-language.ts';

/** The name of the site in a locale; without one of its own, a name in the language of the interface. */
export const siteName = (config: Pick<PipelineConfig, 'site' | 'language'>, locale: string): string =>
  config.site.name === undefined
    ? usualNames[languageOf(interfaceLocale(config, locale))]
    : givenText(config.site.name, locale);

const usualNames: Readonly<Record<Language, string>> = {
  en: 'Help Center',
  es: 'Centro de ayuda',
  de: 'Hilfebereich',
  fr: 'Centre d’aide',
  pt: 'Central de ajuda',
  it: 'Centro assistenza',
  nl: 'Helpcentrum',
  ja: 'ヘルプセンター',
  ar: 'مركز المساعدة',
};
