// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { notFound } from '../../../reader/app/routing/content-loader.ts';
import { parseHydrationData } from '../../../reader/app/document/hydration-data.ts';
import { loadPageAt } from '../../../reader/app/routing/late-page.tsx';
import { createPrerenderer } from '../../../reader/app/prerender.tsx';
import { createRoutes } from '../../../reader/app/routes.tsx';
import { openBundle } from '../../../reader/bundle/files/open.ts';
import { pages } from '../../../schemas/urls.ts';
import { fixtureRead } from '../fixture-bundle.ts';
import { waitFor } from '../../wait-for.ts';

const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };

// their scripts, which are compiled when they are first asked for
beforeAll(async () => {
  const routes = createRoutes(openBundle(fixtureRead()));
  const late = [
    pages.home,
    pages.search,
    pages.announcements,
    pages.capabilities,
    pages.categories,
    pages.signIn,
  ];
  await Promise.all([...late.map((address) => loadPageAt(routes, address, '/')), notFound.load()]);
}, 60_000);
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom lays nothing out, and knows no modal dialogs
  HTMLDialogElement.prototype.close = () => {};
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  act(() => root?.unmount());
});

/** Prerenders a page and takes it over, as a browser does; `errors` is what React complained of. */
async function takeOver(url: string, address = url) {
  const { html } = await createPrerenderer({ read: fixtureRead(), shell }).page(url);
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  const { loaderData } = parseHydrationData(document.getElementById('fieldbook-data')?.textContent ?? '');
  const routes = createRoutes(openBundle(fixtureRead()));
  if (url === pages.notFound) await notFound.load();
  else await loadPageAt(routes, address, '/');
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData },
    initialEntries: [address],
  });
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...complaint) => errors.push(complaint));
  const container = document.getElementById('root');
  if (container === null) throw new Error('the page has a root');
  const onRecoverableError = (error: unknown) => errors.push(error);
  await act(async () => {
    root = hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError });
  });
  return { router, errors, main: () => document.querySelector('main')?.textContent ?? '' };
}

/** What comes in several steps: React shows the next one when an act ends. */
const shows = (main: () => string, words: string): Promise<void> =>
  waitFor(async () => {
    await act(() => Promise.resolve());
    expect(main()).toContain(words);
  });

describe('taking over a prerendered page', () => {
  it.each([
    '/',
    '/how-to/add-a-technician',
    '/announcements',
    '/product-capabilities/dispatch',
    '/categories',
  ])('changes nothing at %s', async (url) => {
    const { errors } = await takeOver(url);
    expect(errors).toEqual([]);
  });

  it.each([
    ['/search', '/search?q=technician'],
    ['/announcements', '/announcements?type=Event'],
    ['/product-capabilities', '/product-capabilities?page=2'],
    ['/401', '/401?ReturnUrl=%2Fhow-to%2Fx'],
    ['/404', '/how-to/nowhere'],
  ])('at %s takes what only the browser knows of %s afterwards', async (url, address) => {
    const { errors } = await takeOver(url, address);
    expect(errors).toEqual([]);
  });

  it('keeps the text of an article, which is not in the data', async () => {
    const { main } = await takeOver('/how-to/add-a-technician');
    expect(main()).toContain('Open Settings, then People, and press Add.');
  });

  it('renders the next article from the bundle, and the first one again on the way back', async () => {
    const { router, main } = await takeOver('/how-to/add-a-technician');
    await act(() => router.navigate('/how-to/close-a-month'));
    expect(document.querySelector('h1')?.textContent).toBe('Close a month');
    expect(main()).not.toContain('Open Settings');
    expect(document.title).toBe('Close a month');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex,nofollow');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(main()).toContain('Open Settings, then People, and press Add.'));
  });

  it('shows the results of the query in the address, with their number in the title [SR-1]', async () => {
    const { main } = await takeOver('/search', '/search?q=invoice&page=4');
    await shows(main, 'Results 31-34 of 34');
    expect(document.title).toBe('Search results (page 4 of 4) | Northfield');
  });

  it('is never a dead end where nothing is found', async () => {
    const { main } = await takeOver('/search', '/search?q=zzzqqq');
    await shows(main, '0 results');
    expect(document.querySelectorAll('main a').length).toBeGreaterThanOrEqual(3);
  });

  it('shows the filter of the address [AN-1]', async () => {
    const { main } = await takeOver('/announcements', '/announcements?type=Training');
    expect(main()).toContain('1 of 3 announcements');
    expect(main()).not.toContain('Autumn release');
  });

  it('sends customers and employees to their sign-in, and back [RT-6]', async () => {
    await takeOver('/401', '/401?ReturnUrl=%2Fhow-to%2Fx%3Fa%3D1');
    const targets = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/Auth/Customer?returnUrl=%2Fhow-to%2Fx%3Fa%3D1',
      '/Auth/Employee?returnUrl=%2Fhow-to%2Fx%3Fa%3D1',
    ]);
  });

  it('follows a redirect that only the address names [RT-4]', async () => {
    const { router } = await takeOver('/404', '/how-to/ADD-TECH');
    await act(() => router.revalidate());
    await waitFor(() => expect(router.state.location.pathname).toBe('/how-to/add-a-technician'));
  });

  it.each([
    [1024, 1],
    [1025, 0],
  ])('at %i px the load of the window marks the page as visible %i times [LY-7]', async (width, times) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('innerWidth', width);
    await takeOver('/');
    act(() => void window.dispatchEvent(new Event('load')));
    expect(document.querySelectorAll('.fieldbook-visible')).toHaveLength(times);
  });

  it('marks the page as visible 10 ms later [LY-7]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await takeOver('/');
    await act(() => vi.advanceTimersByTimeAsync(9));
    expect(document.querySelector('.fieldbook-visible')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(document.querySelector('.fieldbook-visible')).not.toBeNull();
  });
});
