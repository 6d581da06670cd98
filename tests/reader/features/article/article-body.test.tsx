// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { toasts } from '../../../../reader/ui/toasts/toasts.ts';
import { article, element, embed, node, picture, richText } from '../../builders.ts';
import { press, showArticle } from './show-article.tsx';
import { waitFor } from '../../../wait-for.ts';

/** What one test opened is not open again in the next. */
beforeEach(() => sessionStorage.clear());

const question = (id: string, answer = richText('Because.')) =>
  node('kbFaqQuestion', { question: `Why ${id}?`, answer }, { id, anchor: id, level: 2 });
const innerBox = node(
  'kbLandingPageInfoBox',
  { title: 'Inner', boxType: 'Collapsible', content: richText('Deep.') },
  { id: 'inner', anchor: 'inner', level: 3 },
);
const faq = article(
  node('kbFaq', {
    categorizedQuestions: [
      node('cKbFaqCategoryQuestion', {
        uncategorized: true,
        questions: [question('jobs'), question('zones', richText(embed(innerBox)))],
      }),
    ],
  }),
);
const openParts = (page: Element) =>
  [...page.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);

describe('a hash', () => {
  test('opens the question it names [AR-8]', async () => {
    const { page, scrolledTo } = await showArticle(
      { body: 'rendered', article: faq },
      '/how-to/add-a-technician#jobs',
    );
    expect(openParts(page)).toEqual(['Why jobs?']);
    expect(scrolledTo).toEqual(['jobs']);
  });

  test('opens an info box and its ancestors [AR-7]', async () => {
    const { page } = await showArticle({ body: 'rendered', article: faq }, '/how-to/add-a-technician#inner');
    expect(openParts(page)).toEqual(['Why zones?', 'Inner']);
  });

  test('opens its target when it changes', async () => {
    const { page, router } = await showArticle({ body: 'rendered', article: faq });
    expect(openParts(page)).toEqual([]);
    await act(() => router.navigate('#zones'));
    expect(openParts(page)).toEqual(['Why zones?']);
  });

  test('that names nothing opens nothing', async () => {
    const { page } = await showArticle({ body: 'rendered', article: faq }, '/how-to/add-a-technician#%E0%A4');
    expect(openParts(page)).toEqual([]);
  });
});

const links = (href: string, properties = {}) =>
  article(
    node('resource', {
      description: richText(element('p', {}, element('a', { href, ...properties }, 'Link'))),
    }),
  );

describe('a link in a text', () => {
  test('of this site is followed inside the app', async () => {
    const { page, router } = await showArticle({
      body: 'rendered',
      article: links('/faq/dispatch?x=1#jobs'),
    });
    expect(await press(page.querySelector('a'))).toBe(false);
    expect(router.createHref(router.state.location)).toBe('/faq/dispatch?x=1#jobs');
    expect(page.textContent).toBe('Another page');
  });

  test.each([
    ['of another site', 'https://academy.vanbase.example/x', {}],
    ['to a file', '/assets/checklist.pdf', {}],
    ['to the sign-in', '/Auth/Customer', {}],
    ['for a new window', '/faq/dispatch', { target: '_blank' }],
    ['to write to', 'mailto:help@vanbase.example', {}],
  ])('%s is left to the browser', async (_case, href, properties) => {
    const { page, router } = await showArticle({ body: 'rendered', article: links(href, properties) });
    expect(await press(page.querySelector('a'))).toBe(true);
    expect(router.state.location.pathname).toBe('/how-to/add-a-technician');
  });

  test('that is pressed for a new tab is left to the browser', async () => {
    const { page } = await showArticle({ body: 'rendered', article: links('/faq/dispatch') });
    expect(await press(page.querySelector('a'), { ctrlKey: true })).toBe(true);
  });
});

test('a zoomable picture opens in a dialog, and closes again [AR-17]', async () => {
  const media = node('media', { media: picture(), altText: 'Seven jobs', zoomable: true });
  const { page } = await showArticle({
    body: 'rendered',
    article: article(node('resource', { description: richText(embed(media)) })),
  });
  expect(await press(page.querySelector('[data-action=zoom]'))).toBe(false);
  const dialog = page.querySelector<HTMLDialogElement>('dialog[aria-label="Enlarged picture"]');
  expect(dialog?.open).toBe(true);
  expect(dialog?.querySelector('img')?.alt).toBe('Seven jobs');
  await press(dialog?.querySelector('button[aria-label=Close]') ?? null);
  await act(() => waitFor(() => expect(dialog?.open).toBe(false)));
  expect(page.querySelector('dialog img')).toBeNull();
});

test('a video plays in place of its link, named, 640 by 360 and with the focus [AR-19]', async () => {
  const video = node('externalVideo', { title: 'Tour', videoUrl: 'https://youtu.be/Vb7dK2xQm4E' });
  const { page } = await showArticle({
    body: 'rendered',
    article: article(node('resource', { description: richText(embed(video)) })),
  });
  expect(await press(page.querySelector('[data-action=play]'))).toBe(false);
  const frame = page.querySelector('iframe');
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/Vb7dK2xQm4E?autoplay=1&rel=0');
  expect([frame?.title, frame?.width, frame?.height]).toEqual(['Tour', '640', '360']);
  expect(document.activeElement).toBe(frame);
  expect(page.querySelector('[data-action=play]')).toBeNull();
});

test.each([
  [
    'of another site',
    'https://demo.vanbase.example/',
    'allow-scripts allow-forms allow-popups allow-same-origin',
  ],
  ['of this site', '/tour', 'allow-scripts allow-forms allow-popups'],
])('a page %s opens in a sandboxed frame, named and with the focus [AR-6]', async (_whose, url, sandbox) => {
  const demo = node('interactiveContent', { title: 'Try the board', url });
  const { page } = await showArticle({
    body: 'rendered',
    article: article(node('resource', { description: richText(embed(demo)) })),
  });
  expect(await press(page.querySelector('[data-action=open-frame]'))).toBe(false);
  const frame = page.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(new URL(url, location.href).href);
  expect(frame?.title).toBe('Try the board');
  expect(frame?.getAttribute('sandbox')).toBe(sandbox);
  expect(document.activeElement).toBe(frame);
});

/** The button of a code block, in a browser with this clipboard. */
async function copyButton(clipboard: unknown): Promise<Element | null> {
  vi.stubGlobal('navigator', { clipboard });
  const code = node('codeBlock', { language: 'bash', code: richText(element('span', {}, 'vanbase listen')) });
  const { page } = await showArticle({
    body: 'rendered',
    article: article(node('resource', { description: richText(embed(code)) })),
  });
  return page.querySelector('[data-action=copy-code]');
}

test('the button of a code block copies the code and says so for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  const button = await copyButton({ writeText });
  await press(button);
  expect(writeText.mock.calls).toEqual([['vanbase listen']]);
  expect(button?.textContent).toBe('Copied');
  vi.advanceTimersByTime(2000);
  expect(button?.textContent).toBe('Copy');
  vi.useRealTimers();
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has no clipboard, as without encryption', undefined],
])('where the browser %s, the code is selected, to be copied by hand', async (_what, clipboard) => {
  const leave = toasts.mount('page', {});
  onTestFinished(() => leave?.());
  const button = await copyButton(clipboard);
  await press(button);
  expect(getSelection()?.toString()).toBe('vanbase listen');
  expect(button?.textContent).toBe('Copy');
  expect(toasts.current()).toMatchObject([
    {
      status: 'danger',
      title: 'The code could not be copied',
      message: 'It is selected now: copy it from there.',
    },
  ]);
});

async function linkOfHeading(writeText: (text: string) => Promise<void>): Promise<Element | null> {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const leave = toasts.mount('page', {});
  onTestFinished(() => leave?.());
  const { page } = await showArticle({ body: 'rendered', article: faq });
  return page.querySelector('[data-action=copy-link][href="#jobs"]');
}

describe('the link beside a heading', () => {
  const address = 'http://localhost:3000/how-to/add-a-technician#jobs';
  test('copies its address, and says so once however often it is pressed', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    const link = await linkOfHeading(writeText);
    expect(await press(link)).toBe(false);
    expect(await press(link)).toBe(false);
    expect(writeText.mock.calls).toEqual([[address], [address]]);
    expect(toasts.current()).toMatchObject([
      { id: `link ${address}`, status: 'success', title: 'Link copied', message: 'Why jobs?', version: 1 },
    ]);
  });

  test('shows its address where it cannot be copied', async () => {
    const link = await linkOfHeading(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await press(link)).toBe(false);
    expect(toasts.current()).toMatchObject([
      {
        status: 'danger',
        title: 'The link could not be copied',
        message: `Select and copy it here: ${address}`,
      },
    ]);
  });

  test('that is pressed for a new tab is left to the browser', async () => {
    const link = await linkOfHeading(expect.unreachable);
    expect(await press(link, { ctrlKey: true })).toBe(true);
  });
});

test('everything is open while the page is printed, and as before afterwards', async () => {
  const { page } = await showArticle({ body: 'rendered', article: faq }, '/how-to/add-a-technician#jobs');
  window.dispatchEvent(new Event('beforeprint'));
  expect(openParts(page)).toEqual(['Why jobs?', 'Why zones?', 'Inner']);
  window.dispatchEvent(new Event('afterprint'));
  expect(openParts(page)).toEqual(['Why jobs?']);
});
