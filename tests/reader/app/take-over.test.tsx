// @vitest-environment jsdom
import { OpenFeature } from '@openfeature/web-sdk';
import { act, useEffect, useState } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseHydrationData } from '../../../reader/app/document/hydration-data.ts';
import { loadPageAt } from '../../../reader/app/routing/late-page.tsx';
import { createPrerenderer } from '../../../reader/app/prerender.tsx';
import { createRoutes } from '../../../reader/app/routes.tsx';
import { takeOver } from '../../../reader/app/take-over.tsx';
import { openBundle } from '../../../reader/bundle/files/open.ts';
import { keepLogWith, type LogEntry } from '../../../reader/services/log.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { fixtureRead, fixtureSite } from '../fixture-bundle.ts';
import { pageEdits } from '../page-edits.ts';
import { waitFor, waitUntil } from '../../wait-for.ts';

// Node would take another copy of the router for it.
vi.mock('react-router/dom', () => import('react-router'));

const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };
const article = '/how-to/add-a-technician';

let logged: LogEntry[];
let leave = () => {};

beforeEach(() => {
  logged = [];
  keepLogWith((entry) => void logged.push(entry));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom lays nothing out, and knows no modal dialogs
  HTMLDialogElement.prototype.close = () => {};
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no connection')));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // React and the router tell of what they hear, and a log without a service of what it gets
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  // As a browser does under the site's policy. Source: W3C, "Trusted Types".
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
});
afterEach(() => act(() => leave()));

interface Opened {
  /** What something else does to the page before its scripts run. */
  readonly edit?: () => void;
  readonly changeRoutes?: (routes: RouteObject[]) => RouteObject[];
  /** Where a host serves the page; its own address unless said. */
  readonly address?: string;
  readonly site?: Partial<BundleFiles['site']>;
  /** Whether something breaks that nothing on the page catches. */
  readonly isUncaught?: boolean;
}

const prerendered = new Map<string, string>();

/** What the build writes for an address; it is written once. */
async function htmlOf(url: string, site: Opened['site']): Promise<string> {
  const key = JSON.stringify([url, site]);
  const read = fixtureRead({ site: { ...fixtureSite, ...site } });
  const html = prerendered.get(key) ?? (await createPrerenderer({ read, shell }).page(url)).html;
  prerendered.set(key, html);
  return html;
}

/** Opens a prerendered page as the browser's script does. */
async function open(
  url: string,
  { edit, changeRoutes = (routes) => routes, address = url, site = {}, isUncaught = false }: Opened = {},
) {
  const read = fixtureRead({ site: { ...fixtureSite, ...site } });
  const page = new DOMParser().parseFromString(await htmlOf(url, site), 'text/html');
  document.documentElement.replaceWith(document.adoptNode(page.documentElement));
  const { loaderData } = parseHydrationData(document.getElementById('fieldbook-data')?.textContent ?? '');
  const before = { words: mainWords(), html: rootHtml() };
  edit?.();
  const routes = createRoutes(openBundle(read));
  await loadPageAt(routes, url, '/');
  const isItsOwnAddress = url === address || url === pages.notFound;
  const router = createMemoryRouter(changeRoutes(routes), {
    hydrationData: { loaderData: isItsOwnAddress ? loaderData : { root: loaderData['root'] } },
    initialEntries: [address],
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has a root');
  const start = () => {
    leave = takeOver({ root, router, url, isItsOwnAddress, presses: { end() {}, repeat() {} } });
  };
  // React calls nobody while it acts, but throws
  if (isUncaught) start();
  else await act(async () => start());
  return { router, before };
}

const rootHtml = () => document.getElementById('root')?.innerHTML;
const failures = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
/** On a busy machine a page has the time to ask a service: here there is no connection. */
const loggedCodes = () => logged.map(({ code }) => code).filter((code) => code !== 'unreachable');

/** The words of the main part; those of neighbouring elements are apart. */
function mainWords(): readonly string[] {
  const main = document.querySelector('main:not([hidden])');
  if (main === null) return [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode() !== null) words.push(...(texts.currentNode.nodeValue ?? '').split(/\s+/u));
  return words.filter((word) => word !== '').map((word) => word.toLowerCase());
}

/** Each word that stood in the page before still does, and no failure in its place. */
function expectReadable(before: readonly string[]): void {
  expect(failures()).toEqual([]);
  expect(before.length).toBeGreaterThan(0);
  const words = new Set(mainWords());
  expect(before.filter((word) => !words.has(word))).toEqual([]);
}

describe('whatever something else does to an article before it is taken over', () => {
  const { harmless, structural } = pageEdits();

  it.each(Object.entries(harmless))('React takes it over as it is: %s [OP-4]', async (_, edit) => {
    const { before } = await open(article, { edit });
    expectReadable(before.words);
    expect(loggedCodes()).toEqual([]);
  });

  it.each(Object.entries(structural))(
    'the page can be read and left, and the log says so: %s [OP-4]',
    async (_, edit) => {
      const { before, router } = await open(article, { edit });
      expectReadable(before.words);
      expect(loggedCodes()).toEqual(['recoveredByReact']);
      await act(() => router.navigate('/how-to/close-a-month'));
      expect(document.querySelector('h1')?.textContent).toBe('Close a month');
    },
  );

  it('keeps changes that were made in its text [OP-4]', async () => {
    await open(article, { edit: pageEdits().structural['a translated page'] });
    const step = [...document.querySelectorAll('p')].find((each) => each.textContent.includes('press Add'));
    expect(step?.firstElementChild?.localName).toBe('font');
  });
});

/** All edits of a kind, one after the other. */
const allOf = (edits: Readonly<Record<string, () => void>>) => () => {
  for (const edit of Object.values(edits)) edit();
};

describe('whatever is done to a page of another kind, all at once', () => {
  it.each([
    [pages.home],
    [pages.announcements],
    ['/product-capabilities/dispatch'],
    [pages.categories],
    [pages.signIn],
    [pages.ideas],
    [pages.notFound],
    [pages.notFound, '/how-to/nowhere'],
  ])('React takes %s over as it is [OP-4]', async (url, address = url) => {
    const { before } = await open(url, { address, edit: allOf(pageEdits().harmless) });
    expectReadable(before.words);
    expect(loggedCodes()).toEqual([]);
  });

  it('the page for missing addresses then shows the pages near the one asked for [RT-5]', async () => {
    await open(pages.notFound, { address: '/how-to/close-the-month' });
    await act(() => waitUntil(() => firstNearest() === '/how-to/close-a-month'));
    expect(loggedCodes()).toEqual([]);
  });

  it('the page for missing addresses asks for other data only once it is hydrated [RT-5]', async () => {
    const marks = new Set<string | undefined>();
    const loader = () => {
      marks.add(document.getElementById('root')?.dataset['hydrated']);
      return new Promise(() => {});
    };
    const changeRoutes = withRoute('content', { loader });
    await open(pages.notFound, { address: '/how-to/close-the-month', changeRoutes });
    expect([...marks]).toEqual(['']);
  });

  it.each([pages.announcements, pages.home])(
    '%s can be read and left where it is another page [OP-4]',
    async (url) => {
      const { before, router } = await open(url, { edit: allOf(pageEdits().structural) });
      expectReadable(before.words);
      expect(loggedCodes()).toEqual(['recoveredByReact']);
      await act(() => router.navigate('/how-to/close-a-month'));
      expect(document.querySelector('h1')?.textContent).toBe('Close a month');
    },
  );
});

const firstNearest = () => document.querySelector('[aria-labelledby=nearest-pages] a')?.getAttribute('href');
const chatButton = () => document.querySelector('button[aria-haspopup=dialog][aria-busy]');

describe('flags that come after a page', () => {
  afterEach(() => OpenFeature.clearProviders());

  it.each([
    ['off', true],
    ['on', false],
  ])('switch the chat %s and leave all that stands in the page [OP-4]', async (_, chat) => {
    vi.stubGlobal('fetch', async (input: string) =>
      input === '/flags' ? Response.json({ chat: !chat }) : new Response(null, { status: 404 }),
    );
    const { before } = await open(article, {
      site: { flags: { chat }, services: { flags: '/flags', helpCenter: '/helpcenter' } },
    });
    const main = document.querySelector('main');
    await waitFor(async () => {
      await act(() => Promise.resolve());
      expect(chatButton() === null).toBe(chat);
    });
    expect(document.querySelector('main')).toBe(main);
    expectReadable(before.words);
    expect(loggedCodes()).toEqual([]);
  });
});

const Broken = (): never => {
  throw new TypeError('this breaks');
};

/** The routes with something else in one of them, by its id. */
const withRoute =
  (id: string, changes: Partial<RouteObject>) =>
  (routes: RouteObject[]): RouteObject[] =>
    routes.map((route) => ({
      ...route,
      ...(route.children !== undefined && { children: withRoute(id, changes)(route.children) }),
      ...(route.id === id && changes),
    })) as RouteObject[]; // a route has children or is an index

const brokenLayout = withRoute('root', { element: <Broken /> });
const brokenPage = withRoute('content', { Component: Broken });

let breakIt = () => {};

function BreaksLater() {
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    breakIt = () => setIsBroken(true);
  }, []);
  return isBroken ? <Broken /> : 'works';
}

const searchField = () => document.querySelector<HTMLInputElement>('#root input');

describe('where React cannot take a page over', () => {
  it.each<[string, (routes: RouteObject[]) => RouteObject[]]>([
    ['what stands around every page breaks', brokenLayout],
    ['what shows the page breaks', brokenPage],
  ])('the prerendered page stays, and the log says so: %s [OP-4]', async (_, changeRoutes) => {
    const { before } = await open(article, { changeRoutes });
    expect(rootHtml()).toBe(before.html);
    expect(loggedCodes()).toContain('prerenderedPageStays');
  });

  it('the prerendered page stays where what shows a failure breaks as well [OP-4]', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const { before } = await open(article, {
      changeRoutes: withRoute('root', { element: <Broken />, ErrorBoundary: Broken }),
      isUncaught: true,
    });
    await waitFor(() => expect(loggedCodes()).toContain('prerenderedPageStays'));
    expect(rootHtml()).toBe(before.html);
  });

  it('text typed before hydration stays too [OP-4]', async () => {
    const edit = () => searchField()?.setRangeText('invoice');
    await open(article, { edit, changeRoutes: brokenLayout });
    expect(searchField()?.value).toBe('invoice');
  });

  it('nothing acts on links any more: they load their pages [OP-4]', async () => {
    const { router } = await open(article, { changeRoutes: brokenPage });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const link = document.querySelector<HTMLAnchorElement>('#root a[href^="/"]');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    const hindered = vi.spyOn(press, 'preventDefault');
    link?.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
    link?.dispatchEvent(press);
    expect(hindered).not.toHaveBeenCalled();
    expect(router.state.navigation.state).toBe('idle');
  });

  it('the page stays where a host serves it for an address whose page does not come [OP-4]', async () => {
    const { before } = await open(article, {
      address: '/web/2026/how-to',
      changeRoutes: withRoute('content', { loader: () => Promise.reject(new TypeError('not here')) }),
    });
    expect(rootHtml()).toBe(before.html);
    expect(loggedCodes()).toEqual(['prerenderedPageStays']);
  });

  it('the page comes back where something breaks later [OP-4]', async () => {
    const { before } = await open(article, {
      changeRoutes: withRoute('content', { Component: BreaksLater }),
    });
    expect(document.querySelector('main')?.textContent).toBe('works');
    await act(async () => breakIt());
    expect(rootHtml()).toBe(before.html);
  });
});

it('a page that is gone to, and breaks, has its document loaded [OP-4]', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetched);
  const { router } = await open(pages.categories, { changeRoutes: brokenPage });
  await act(() => router.navigate(article));
  expect(fetched).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }));
  // there is no connection: the page says what happened
  await waitFor(() => expect(failures()).toHaveLength(1));
});
