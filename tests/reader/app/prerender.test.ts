// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createPrerenderer } from '../../../reader/app/prerender.tsx';
import type { ReadFile } from '../../../reader/bundle/files/open.ts';
import { fixtureRead, fixtureSite } from '../fixture-bundle.ts';

const shell = {
  basePath: '/',
  scripts: ['/assets/browser.js'],
  styles: ['/assets/style.css'],
  otherStyles: [],
};
const prerenderer = createPrerenderer({ read: fixtureRead(), shell });

async function documentAt(url: string): Promise<Document> {
  const { html } = await prerenderer.page(url);
  return new DOMParser().parseFromString(html, 'text/html');
}

const contentOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');
const dataOf = (page: Document) => page.getElementById('fieldbook-data')?.textContent ?? '';

describe('a prerendered page', () => {
  it('has the head that its data say [RT-7]', async () => {
    const page = await documentAt('/how-to/add-a-technician');
    expect(page.title).toBe('Add a technician');
    expect(page.documentElement.lang).toBe('en-US');
    expect(page.documentElement.dir).toBe('ltr');
    expect(contentOf(page, 'meta[name=robots]')).toBe('index,follow');
    expect(contentOf(page, 'meta[name=description]')).toBe('Who is on the board.');
    expect(contentOf(page, 'meta[name=kb-id]')).toBe('kb-main');
    expect(
      [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
    ).toEqual(['/assets/style.css']);
  });

  it('names its own address and the site, where it is no article [RT-7]', async () => {
    const page = await documentAt('/product-capabilities/dispatch');
    expect(page.title).toBe('Dispatch | Northfield');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://help.northfield.example/product-capabilities/dispatch',
    );
  });

  it.each(['/search', '/401', '/404'])('is kept out of search engines at %s [RT-7]', async (url) => {
    expect(contentOf(await documentAt(url), 'meta[name=robots]')).toBe('noindex,nofollow');
  });

  it.each(['/How-To/Add-A-Technician', '/Announcements', '/Product-Capabilities', '/SEARCH'])(
    'is the missing page at %s, which differs from a page by case [RT-4]',
    async (url) => {
      const { status } = await prerenderer.page(url);
      expect(status).toBe(404);
    },
  );

  it('sends the text of an article once', async () => {
    const page = await documentAt('/how-to/add-a-technician');
    expect(page.querySelector('main')?.textContent).toContain('Open Settings, then People, and press Add.');
    expect(dataOf(page)).not.toContain('Open Settings');
    expect(JSON.parse(dataOf(page))).toMatchObject({
      url: '/how-to/add-a-technician',
      status: 200,
      loaderData: { content: { kind: 'article', body: 'kept', article: { title: 'Add a technician' } } },
    });
  });

  it.each([
    '/',
    '/how-to/add-a-technician',
    '/announcements',
    '/product-capabilities',
    '/categories',
    '/404',
  ])('runs nothing inline and styles nothing inline at %s', async (url) => {
    const page = await documentAt(url);
    const scripts = [...page.querySelectorAll('script')].filter(({ type }) => !type.endsWith('json'));
    expect(scripts.map((script) => [script.type, script.getAttribute('src'), script.textContent])).toEqual([
      ['module', '/assets/browser.js', ''],
    ]);
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
    const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it('has one h1, and the skip link first', async () => {
    for (const url of [
      '/',
      '/announcements',
      '/product-capabilities',
      '/categories',
      '/search',
      '/401',
      '/404',
    ]) {
      const page = await documentAt(url);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('a, button, input')?.getAttribute('href')).toBe('#main');
    }
  });
});

describe('an address without a page', () => {
  it('is a redirect where the table has one [RT-4, RD-1]', async () => {
    expect(await prerenderer.page('/how-to/add-tech')).toEqual({
      html: '',
      status: 302,
      redirect: '/how-to/add-a-technician',
    });
    expect(await prerenderer.page('/old.htm')).toEqual({
      html: '',
      status: 301,
      redirect: 'https://old.northfield.example/',
    });
  });

  it('is else the page that says so, with the nearest titles [RT-5]', async () => {
    const { status, html } = await prerenderer.page('/how-to/ad-a-techncian');
    expect(status).toBe(404);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('h1')?.textContent).toBe('Page not found');
    expect(page.querySelector('main ul a')?.textContent).toBe('Add a technician');
  });

  it.each(['/404', '/product-capabilities/nowhere', '/ideas'])('has the status 404 at %s', async (url) => {
    expect((await prerenderer.page(url)).status).toBe(404);
  });
});

describe('the ideas page', () => {
  it('is there while the full-header flag is on [RT-1]', async () => {
    const site = { ...fixtureSite, flags: { fullHeader: true } };
    const { status, html } = await createPrerenderer({ read: fixtureRead({ site }), shell }).page('/ideas');
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(status).toBe(200);
    expect(page.querySelector('header a[href="/ideas"]')?.textContent).toBe('Ideas');
  });
});

it('a site can give the contents of its articles another title [AR-3] [TC-1]', async () => {
  const site = { ...fixtureSite, labels: { 'contents.topics': 'In this article' } };
  const titled = createPrerenderer({ read: fixtureRead({ site }), shell });
  const { html } = await titled.page('/how-to/add-a-technician');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const titles = [...page.querySelectorAll('main :is(h2:has(~ nav), summary h2)')].map(
    (each) => each.textContent,
  );
  expect(titles).toEqual(['In this article', 'In this article']);
});

describe('a site below a folder of its host', () => {
  it('has the folder in every address of its own', async () => {
    const site = { ...fixtureSite, basePath: '/help/' };
    const below = createPrerenderer({ read: fixtureRead({ site }), shell: { ...shell, basePath: '/help/' } });
    const { html } = await below.page('/how-to/add-a-technician');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const own = [...page.querySelectorAll('#root a[href^="/"], #root form')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action'),
    );
    expect(own.filter((address) => !address?.startsWith('/help'))).toEqual([]);
    expect((await below.page('/how-to/add-tech')).redirect).toBe('/help/how-to/add-a-technician');
  });
});

it('an article is read once for its page and its Markdown copy', async () => {
  const read = vi.fn<ReadFile>(fixtureRead());
  const { page, markdown } = createPrerenderer({ read, shell });
  await page('/how-to/add-a-technician');
  expect(await markdown('/how-to/add-a-technician')).toContain('# Add a technician');
  const articles = read.mock.calls.filter(([path]) => path.startsWith('articles/'));
  expect(articles).toHaveLength(1);
});
