// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { SessionContext } from '../../../../reader/app/session/session.ts';
import { AccountLink } from '../../../../reader/app/layout/header/account-link.tsx';
import { createPrerenderer } from '../../../../reader/app/prerender.tsx';
import { fixtureRead } from '../../fixture-bundle.ts';
import { render, wordsOf } from '../../render.tsx';

let page: Document;
beforeAll(async () => {
  const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };
  const { html } = await createPrerenderer({ read: fixtureRead(), shell }).page('/how-to/add-a-technician');
  page = new DOMParser().parseFromString(html, 'text/html');
});

describe('the layout', () => {
  it('has header, breadcrumbs, main and footer, in this order [LY-1]', () => {
    const parts = [...page.querySelectorAll('#root > div > :is(header, nav, main, footer)')];
    expect(parts.map(({ tagName }) => tagName.toLowerCase())).toEqual(['header', 'nav', 'main', 'footer']);
  });

  it('has a trail, and a link back to the page above for narrow screens [LY-1]', () => {
    expect(wordsOf(page.body, 'nav[aria-label=Breadcrumb] ol > li')).toEqual([
      'Home',
      'Dispatch',
      'Add a technician',
    ]);
    const back = page.querySelector('nav[aria-label=Breadcrumb] > a');
    expect([back?.textContent, back?.getAttribute('href')]).toEqual([
      'Back to Dispatch',
      '/landing-page/dispatch',
    ]);
  });

  it('opens other sites in a new window and says so [LY-4]', () => {
    const away = [...page.querySelectorAll('a[href^="https:"]')];
    expect(away.length).toBeGreaterThan(8);
    for (const link of away) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
      expect(link.textContent).toContain('(opens in a new window)');
    }
  });

  it('leads home from its name, and to the results from its search [LY-5]', () => {
    expect(page.querySelector('header a')?.getAttribute('href')).toBe('/');
    expect(page.querySelector('header form')?.getAttribute('action')).toBe('/search');
  });

  it('has a drawer with the links, logging in, and the footer without its upper section [LY-3]', () => {
    const drawer = page.querySelector('header dialog');
    if (drawer === null) throw new Error('the header has a drawer');
    const words = wordsOf(drawer, 'a').map((word) => word.replace(' (opens in a new window)', ''));
    expect(words).toEqual([
      'Topics',
      'Product capabilities',
      'Announcements',
      'Academy',
      'northfield.example',
      'Log in',
      'Privacy policy',
      'Terms of use',
      'LinkedIn',
      'YouTube',
    ]);
  });

  it('has the year of the content in the footer, until a browser knows better [LY-1]', () => {
    expect(wordsOf(page.body, 'footer p').at(-1)).toBe('© 2026 Northfield, Inc.');
  });
});

describe('AccountLink', () => {
  it('leads an anonymous reader to the sign-in [AU-2]', () => {
    const link = render(<AccountLink />).querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Log in', '/401']);
  });

  it('names a signed-in reader, and offers to log out [AU-2]', () => {
    const shown = render(
      <SessionContext
        value={{
          isAuthenticated: true,
          userDisplayName: 'Ada Byron',
          userName: 'ada',
          tenantName: 'byron-heating',
        }}
      >
        <AccountLink />
      </SessionContext>,
    );
    expect(shown.textContent).toBe('Ada ByronLog out');
    expect(shown.querySelector('a')?.getAttribute('href')).toBe('/Auth/Logout');
  });
});
