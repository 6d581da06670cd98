// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { article, contentsItem, node, richText } from '../../../builders.ts';
import { press, showArticle } from '../show-article.tsx';

const sections = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
  node(
    'kbHowToSection',
    { heading: `About ${id}`, content: richText('Text.') },
    { id, anchor: id, level: 2 },
  ),
);
const howTo = article(node('kbHowTo', { howToSections: sections }), {
  contents: [
    contentsItem('a', 'About a', [contentsItem('b', 'About b')]),
    contentsItem('c', 'About c', [contentsItem('d', 'About d')]),
    contentsItem('e', 'About e'),
    contentsItem('f', 'About f'),
  ],
});

/** Where each heading stands in the window. Unit: CSS pixels. */
let tops: Record<string, number> = {};

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Longer than a frame takes. */
const frameMs = 20;

function scrollTo(newTops: Record<string, number>): void {
  tops = newTops;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(frameMs);
  });
}

/** The contents beside the text. */
const side = (page: Element): Element => {
  const navs = [...page.querySelectorAll('nav')].filter((nav) => nav.closest('article') === null);
  const [found] = navs;
  if (found === undefined) throw new Error('There are no contents beside the text.');
  return found;
};
const current = (page: Element) =>
  [...side(page).querySelectorAll('[aria-current=location]')].map((link) => link.textContent);
const openItems = (page: Element) =>
  [...side(page).querySelectorAll('button[aria-expanded=true]')].map((button) =>
    button.getAttribute('aria-label'),
  );

test('contents are nested links to places of the page [TC-1]', async () => {
  const { page } = await showArticle({ body: 'rendered', article: howTo });
  expect([...side(page).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#a',
    '#b',
    '#c',
    '#d',
    '#e',
    '#f',
  ]);
  expect(side(page).querySelector('ul ul a')?.textContent).toBe('About b');
});

test('the last heading within 200 pixels of the top is current, and its ancestors are open [TC-2]', async () => {
  const { page } = await showArticle({ body: 'rendered', article: howTo });
  scrollTo({ a: -900, b: -500, c: -100, d: 200, e: 201, f: 900 });
  expect(current(page)).toEqual(['About d']);
  expect(openItems(page)).toEqual(['Show or hide what is under About c']);
});

test('nothing is current above the first place [TC-2]', async () => {
  const { page } = await showArticle({ body: 'rendered', article: howTo });
  scrollTo({ a: 300, b: 400, c: 500, d: 600, e: 700, f: 800 });
  expect(current(page)).toEqual([]);
});

test('opening an item closes the others, and pressing it again closes it [TC-2]', async () => {
  const { page } = await showArticle({ body: 'rendered', article: howTo });
  scrollTo({ a: 300, b: 400, c: 500, d: 600, e: 700, f: 800 });
  const [first, second] = side(page).querySelectorAll('button');
  await press(first ?? null);
  expect(openItems(page)).toEqual(['Show or hide what is under About a']);
  await press(second ?? null);
  expect(openItems(page)).toEqual(['Show or hide what is under About c']);
  await press(second ?? null);
  expect(openItems(page)).toEqual([]);
});

test('a jump scrolls and gives the focus at once; the hash follows after 500 ms of stillness [TC-3]', async () => {
  const { page, router, scrolledTo } = await showArticle({ body: 'rendered', article: howTo });
  expect(await press(side(page).querySelector('a[href="#e"]'))).toBe(false);
  expect(scrolledTo).toEqual(['e']);
  expect(document.activeElement?.id).toBe('e');

  await act(() => vi.advanceTimersByTime(400));
  window.dispatchEvent(new Event('scroll'));
  await act(() => vi.advanceTimersByTime(499));
  expect(router.state.location.hash).toBe('');
  await act(() => vi.advanceTimersByTime(1));
  expect(router.state.location.hash).toBe('#e');
});

test('Back after a jump returns to where the reader was [TC-3]', async () => {
  const { page, router } = await showArticle({ body: 'rendered', article: howTo });
  const scroll = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('scrollY', 120);
  await press(side(page).querySelector('a[href="#e"]'));
  await act(() => vi.advanceTimersByTime(500));
  await act(() => router.navigate(-1));
  expect(scroll.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }]]);
});

test('more than five topics open on a screen of their own, where a jump closes it [AR-3, TC-4]', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => contentsItem(id, `About ${id}`));
  const { page } = await showArticle({ body: 'rendered', article: { ...howTo, contents: many } });
  const seeAll = [...page.querySelectorAll('article details button')].find(
    (one) => one.textContent === 'See all 6',
  );
  await press(seeAll ?? null);
  const dialog = page.querySelector<HTMLDialogElement>('dialog[open]');
  expect(dialog?.querySelector('h2')?.textContent).toBe('Topics Covered');
  await press(dialog?.querySelector('a[href="#f"]') ?? null);
  expect(dialog?.open).toBe(false);
  expect(document.activeElement?.id).toBe('f');
});

test('a bar with the current place stays at the top once the contents are 65 pixels past [TC-4]', async () => {
  const { page } = await showArticle({ body: 'rendered', article: howTo });
  const bars = () =>
    [...page.querySelectorAll('article > div > button[aria-haspopup=dialog]')].map((bar) => bar.textContent);
  scrollTo({ '': -65, a: 100, b: 400 });
  expect(bars()).toEqual([]);
  scrollTo({ '': -66, a: 100, b: 400, c: 500, d: 600, e: 700, f: 800 });
  expect(bars()).toEqual(['Topics CoveredAbout a']);
});
