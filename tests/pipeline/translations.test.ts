import { describe, expect, test } from 'vitest';
import type { Article, BundleFiles } from '../../schemas/bundle/index.ts';
import { build } from '../../pipeline/build.ts';
import { Queries } from '../../pipeline/queries/store.ts';
import { inAllLocales, inputsByLocale } from '../../pipeline/translations.ts';
import { howTo, text } from './builders.ts';
import { type AnyConfig, exportOf, hyperlink, type RawEntry, settings } from './documents.ts';
import { threeLocales, translated } from './translated.ts';

const usual: AnyConfig = {
  siteUrl: 'https://help.example.com',
  basePath: '/help/',
  locales: ['en-US', 'es-MX', 'de'],
};

const add = translated(howTo('add', 'Add', { url: 'add' }), {
  'es-MX': { title: 'Agregar', url: 'agregar' },
  de: { title: 'Hinzufügen', url: 'hinzufuegen' },
});
const remove = howTo('remove', 'Remove', { url: 'remove' });

const inputOf = (entries: readonly RawEntry[], config: AnyConfig = usual) => ({
  exported: exportOf(entries, { locales: threeLocales }),
  config: settings(config),
});

/** The bundle of each locale, by the name of its files. */
const sitesOf = (entries: readonly RawEntry[], config?: AnyConfig) =>
  new Map(
    inputsByLocale(inputOf(entries, config)).map((input) => {
      const { files, graph } = build(input);
      const contents = new Map(files.map(({ name, text: json }) => [name, JSON.parse(json) as unknown]));
      return [String(graph.locale), contents] as const;
    }),
  );

const siteIn = (sites: ReturnType<typeof sitesOf>, locale: string) =>
  sites.get(locale)?.get('site') as BundleFiles['site'];
const articleIn = (sites: ReturnType<typeof sitesOf>, locale: string, id: string) =>
  sites.get(locale)?.get(`articles/${id}`) as Article | undefined;

describe('a site in several locales', () => {
  test('has each but the first in a folder of its own [ML-1]', () => {
    const sites = sitesOf([add]);
    expect([...sites.keys()].map((locale) => [locale, siteIn(sites, locale).basePath])).toEqual([
      ['en-US', '/help/'],
      ['es-MX', '/help/es-mx/'],
      ['de', '/help/de/'],
    ]);
  });

  test('or where the configuration says, on a host of its own too', () => {
    const config: AnyConfig = {
      ...usual,
      locales: {
        'en-US': {},
        'es-MX': { prefix: '/mexico/', searchSource: 'kb-es' },
        de: { siteUrl: 'https://hilfe.example.de' },
      },
    };
    const sites = sitesOf([add], config);
    expect(siteIn(sites, 'es-MX')).toMatchObject({
      basePath: '/help/mexico/',
      knowledgeBase: { searchSource: 'kb-es' },
    });
    expect(siteIn(sites, 'de')).toMatchObject({ siteUrl: 'https://hilfe.example.de', basePath: '/' });
    expect(siteIn(sites, 'en-US').locales).toEqual([
      {
        locale: 'en-US',
        name: 'English',
        nameHere: 'English',
        direction: 'ltr',
        basePath: '/help/',
        siteUrl: 'https://help.example.com',
      },
      {
        locale: 'es-MX',
        name: 'Español',
        nameHere: 'Spanish',
        direction: 'ltr',
        basePath: '/help/mexico/',
        siteUrl: 'https://help.example.com',
      },
      {
        locale: 'de',
        name: 'Deutsch',
        nameHere: 'German',
        direction: 'ltr',
        basePath: '/',
        siteUrl: 'https://hilfe.example.de',
      },
    ]);
  });

  test('names the paths of a page in all of them, and its own address as the canonical one [ML-2]', () => {
    const sites = sitesOf([add]);
    const alternates = { 'en-US': '/how-to/add', 'es-MX': '/how-to/agregar', de: '/how-to/hinzufuegen' };
    for (const locale of sites.keys())
      expect(articleIn(sites, locale, 'add')?.head).toMatchObject({ alternates });
    expect(articleIn(sites, 'es-MX', 'add')?.head).toMatchObject({
      canonical: 'https://help.example.com/help/es-mx/how-to/agregar',
    });
    expect(sites.get('de')?.get('home')).toMatchObject({
      head: { alternates: { 'en-US': '/', 'es-MX': '/', de: '/' } },
    });
  });

  test('shows a page without a text of its own in the language that stands in, as a copy of the page there [ML-3]', () => {
    const head = articleIn(sitesOf([add, remove]), 'es-MX', 'remove')?.head;
    expect(head).toMatchObject({
      alternates: { 'en-US': '/how-to/remove' },
      nearest: { 'es-MX': '/how-to/remove', de: '/' },
      textLocale: 'en-US',
      canonical: 'https://help.example.com/help/how-to/remove',
    });
  });

  test('or leaves it out, and says of a link to it why it is broken', () => {
    const linking = translated(
      howTo('list', 'List', { introduction: text(hyperlink('/how-to/remove', 'Remove')) }),
      {
        'es-MX': { title: 'Lista', introduction: text(hyperlink('/how-to/remove', 'Quitar')) },
      },
    );
    const config: AnyConfig = { ...usual, untranslated: 'omit', locales: ['en-US', 'es-MX'] };
    expect(articleIn(sitesOf([linking, remove], config), 'es-MX', 'remove')).toBeUndefined();
    const { diagnostics } = inAllLocales(inputOf([linking, remove], config));
    const found = diagnostics.filter(({ rule }) => rule === 'links/broken-page');
    expect(found.map(({ locale, message }) => [locale, message])).toEqual([
      ['es-MX', expect.stringContaining('has no text in this language') as string],
    ]);
  });

  test('says nothing of a text that stands in if it is configured so', () => {
    const sites = sitesOf([add, remove], { ...usual, untranslated: 'fallback' });
    expect(siteIn(sites, 'es-MX').hasLanguageNotice).toBe(false);
    expect(siteIn(sitesOf([add]), 'es-MX').hasLanguageNotice).toBeUndefined();
  });

  test('has the interface in the language that a locale names, with the words that the site has for it', () => {
    const site = { labels: { 'things-to-know': { fr: 'À savoir', es: 'Saber' } } };
    const locales = { 'en-US': {}, 'es-MX': {}, de: { language: 'fr' } } as const;
    const sites = sitesOf([add], { ...usual, site, locales });
    expect(siteIn(sites, 'de')).toMatchObject({ language: 'fr', labels: { 'things-to-know': 'À savoir' } });
    expect(siteIn(sites, 'de').locales?.map(({ nameHere }) => nameHere)).toEqual([
      'anglais',
      'espagnol',
      'allemand',
    ]);
    expect(siteIn(sites, 'es-MX')).not.toHaveProperty('language');
  });

  test('takes the fallback of the configuration before that of the space', () => {
    const config: AnyConfig = { ...usual, locales: { 'en-US': {}, de: { fallback: 'en-US' } } };
    expect(articleIn(sitesOf([remove], config), 'de', 'remove')?.title).toBe('Remove');
    const none: AnyConfig = { ...usual, locales: { 'en-US': {}, 'es-MX': { fallback: false } } };
    expect(articleIn(sitesOf([remove], none), 'es-MX', 'remove')).toBeUndefined();
  });

  test('reports what stands in one locale once, at that locale [ML-5]', () => {
    const faulty = howTo('faulty', 'Faulty', { introduction: text(hyperlink('/how-to/gone', 'Gone')) });
    const { diagnostics } = inAllLocales(inputOf([faulty], { ...usual, locales: ['en-US', 'es-MX'] }));
    const found = diagnostics.filter(({ rule }) => rule === 'links/broken-page');
    expect(found.map(({ locale }) => locale)).toEqual(['en-US']);
  });

  test('leads from a text or a link that stands in to the page in its own locale', () => {
    const linking = howTo('list', 'List', { introduction: text(hyperlink('/how-to/add#start', 'Add')) });
    const site = { footer: { legal: [{ label: { en: 'Add', es: 'Agregar' }, url: '/how-to/add' }] } };
    const config: AnyConfig = { ...usual, locales: ['en-US', 'es-MX'], site };
    const sites = sitesOf([linking, add], config);
    expect(JSON.stringify(articleIn(sites, 'es-MX', 'list')?.node)).toContain('"/how-to/agregar#start"');
    expect(siteIn(sites, 'es-MX').footer.legal).toEqual([
      { label: 'Agregar', url: '/how-to/agregar', opensNewWindow: false },
    ]);
    expect(siteIn(sites, 'en-US').footer.legal).toMatchObject([{ label: 'Add', url: '/how-to/add' }]);
    const { diagnostics } = inAllLocales(inputOf([linking, add], config));
    expect(diagnostics.filter(({ rule }) => rule.startsWith('links/broken-page'))).toEqual([]);
  });

  test('builds the same in a later run of a process [ML-7]', () => {
    const queries = new Queries();
    const run = (entries: readonly RawEntry[]) =>
      inputsByLocale({ ...inputOf(entries), queries }).map((input) =>
        build(input).files.map(({ path }) => path),
      );
    run([add, remove]);
    const renamed = translated(remove, { 'es-MX': { title: 'Quitar', url: 'quitar' } });
    expect(run([add, renamed])).toEqual(
      inputsByLocale(inputOf([add, renamed])).map((input) => build(input).files.map(({ path }) => path)),
    );
  });
});
