// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { BundleFiles, Head } from '../../../../schemas/bundle/index.ts';
import { LanguageMenu } from '../../../../reader/app/layout/header/language-menu.tsx';
import { mounted } from '../../mounted.tsx';

const localeOf = (locale: string, name: string, basePath: string) => ({
  locale,
  name,
  nameHere: name,
  direction: 'ltr' as const,
  basePath,
});

const site = {
  locale: 'en-US',
  locales: [
    localeOf('en-US', 'English', '/'),
    localeOf('es-MX', 'Español', '/es-mx/'),
    localeOf('de', 'Deutsch', '/de/'),
  ],
} as Partial<BundleFiles['site']> as BundleFiles['site'];

const head: Head = {
  title: 'Add',
  robots: 'index,follow',
  alternates: { 'en-US': '/how-to/add', 'es-MX': '/how-to/agregar' },
  nearest: { de: '/topics/people' },
};

async function show(languages: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const shown = await mounted(<LanguageMenu site={site} head={head} />);
  onTestFinished(shown.unmount);
  return shown;
}
const hrefs = (page: Element, within: string) =>
  [...page.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('the menu of languages', () => {
  test('leads to each translation, and to the nearest page where there is none [ML-2]', async () => {
    const { page } = await show(['en-US']);
    expect(hrefs(page, 'ul')).toEqual(['/how-to/add', '/es-mx/how-to/agregar', '/de/topics/people']);
    expect([...page.querySelectorAll('small')].map((each) => each.textContent)).toEqual(['not translated']);
  });

  test.each([
    [['es-ES', 'en'], ['/es-mx/how-to/agregar']],
    [['fr', 'es'], ['/es-mx/how-to/agregar']],
    [['en-GB', 'es'], []],
    [['fr', 'ja'], []],
    [['de'], []], // the page is not there in German
  ])(
    'offers the language of a browser that prefers %j, where it has the page [ML-4]',
    async (languages, offer) => {
      const { page } = await show(languages);
      expect(hrefs(page, 'p')).toEqual(offer);
    },
  );

  test('offers what the reader chose last before what the browser prefers, and nothing once it is declined', async () => {
    localStorage.setItem('fieldbook-language', 'es-MX');
    const { page, press } = await show(['en-US']);
    expect(page.querySelector('p a')?.textContent).toBe('Leer esta página en español');
    await press('Stay with English');
    expect(hrefs(page, 'p')).toEqual([]);
    expect(localStorage.getItem('fieldbook-language')).toBe('en-US');
  });

  test('remembers a language that is followed, and keeps the place on the page', async () => {
    const { page } = await show(['en-US']);
    location.hash = '#profile';
    const link = page.querySelector<HTMLAnchorElement>('ul a[lang="es-MX"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    await act(async () => link?.click());
    expect(localStorage.getItem('fieldbook-language')).toBe('es-MX');
    expect(link?.href).toMatch(/\/es-mx\/how-to\/agregar#profile$/u);
  });
});
