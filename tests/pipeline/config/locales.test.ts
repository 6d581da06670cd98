import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../../cli/config/parse-config.ts';

const faultOf = (locales: unknown): string => {
  try {
    parseConfig({ locales }, 'fieldbook.config.ts');
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll('in fieldbook.config.ts: ', '');
  }
};

describe('the locales of a configuration [ML-1]', () => {
  test('have the folder of their code, the first none', () => {
    const { locales } = parseConfig({ locales: ['en-US', 'es_MX', 'de'] }, '');
    expect(locales?.map(({ code, prefix, folder }) => [code, prefix, folder])).toEqual([
      ['en-US', '/', ''],
      ['es_MX', '/es-mx/', 'es-mx/'],
      ['de', '/de/', 'de/'],
    ]);
  });

  test('a locale with a host of its own is at its root, in a folder of the build', () => {
    const { locales } = parseConfig({ locales: { en: {}, de: { siteUrl: 'https://hilfe.example.de' } } }, '');
    expect(locales?.[1]).toMatchObject({ prefix: '/', folder: 'de/' });
  });

  test.each([
    [[], '"locales": must name a locale'],
    [['en', 'english language'], '"locales.1" is "english language": must be a locale such as en-US or de'],
    [['en', 'de', 'en'], '"locales.en": is listed twice'],
    [
      { en: {}, de: { prefix: 'de' } },
      '"locales.de.prefix" is "de": must be / or a folder that starts and ends with a slash, such as /es/',
    ],
    [
      { en: {}, de: { prefix: '/' } },
      '"locales.de": has the folder /, as en has; give it a "prefix" of its own',
    ],
    [
      { en: {}, de: { prefix: '/search/' } },
      '"locales.de": has the folder /search/, where the site has other pages or files',
    ],
    [
      { en: {}, de: { prefix: '/how-to/' } },
      '"locales.de": has the folder /how-to/, where the site has other pages or files',
    ],
    [
      { en: {}, de: { siteUrl: 'https://hilfe.example.de/?a' } },
      '"locales.de.siteUrl" is "https://hilfe.example.de/?a": must be an absolute address such as https://help.example.com, without a user, ? and #',
    ],
    [
      { en: {}, gsw: { language: 'gsw' } },
      '"locales.gsw.language" is "gsw": must be one of en, es, de, fr, pt, it, nl, ja, ar',
    ],
    [{ en: { fallback: 'en' } }, '"locales.en": cannot fall back to itself'],
    [{ en: {}, de: { prefx: '/de/' } }, 'unknown key "prefx" under "locales.de"; did you mean "prefix"?'],
    [
      { en: { prefix: '/en/' }, de: {} },
      '"locales": the root of the site would have no page; give one locale the prefix /',
    ],
  ])('%j is refused', (locales, fault) => {
    expect(faultOf(locales)).toBe(fault);
  });
});
