// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { ScoredUrl } from '../../../../schemas/services/help-center/answer.ts';
import type { CitedBundle } from '../../../../reader/bundle/answer/open-citations.ts';
import { checkedSources, useCitations } from '../../../../reader/bundle/answer/use-citations.ts';
import { citedBundle, openFixture } from './cited-bundle.ts';

const resolve = await openFixture();
type Scored = readonly [url: string, score?: number];
const scored = (urls: readonly Scored[]): ScoredUrl[] =>
  urls.map(([url, score]) => ({ url, score, title: 'As the service says' }));
const check = (...urls: readonly Scored[]) => {
  const { sources, isVerified } = checkedSources(scored(urls), resolve);
  return { urls: sources.map(({ url }) => url), isVerified };
};

test('each page is a source once, at its best place, the best score first', () => {
  expect(
    check(
      ['https://academy.example.com/a', 0.2],
      ['/faq/Dispatch-FAQ'],
      ['/how-to/take-a-payment#late', 0.4],
      ['/kb/how-to/take-a-payment#soon', 0.9],
      ['/how-to/old-payments', 0.8],
      ['https://academy.example.com/a#b', 0.1],
    ),
  ).toEqual({
    urls: ['/how-to/take-a-payment#soon', 'https://academy.example.com/a', '/faq/Dispatch-FAQ'],
    isVerified: true,
  });
});

test('without scores the order is that of the service', () => {
  expect(check(['/faq/Dispatch-FAQ'], ['/how-to/take-a-payment']).urls).toEqual([
    '/faq/Dispatch-FAQ',
    '/how-to/take-a-payment',
  ]);
});

test('dead and hostile links are no sources', () => {
  expect(check(['/how-to/nowhere', 1], ['javascript:alert(1)', 0.9], ['//evil.example', 0.8])).toEqual({
    urls: [],
    isVerified: false,
  });
});

test('a page of this site that exists or has moved makes an answer verified, one of another site does not', () => {
  expect(check(['https://academy.example.com/']).isVerified).toBe(false);
  expect(check(['https://academy.example.com/', 1], ['/how-to/old-payments', 0.1]).isVerified).toBe(true);
});

test('five sources are enough', () => {
  const many = Array.from({ length: 20 }, (_, index) => [`https://academy.example.com/${index}`] as const);
  expect(check(...many).urls).toHaveLength(5);
});

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

async function show(bundle: CitedBundle, isNeeded: boolean): Promise<string> {
  const Asking = (): ReactNode =>
    useCitations(bundle, isNeeded)?.('/how-to/take-a-payment').state ?? 'not known yet';
  const container = document.createElement('div');
  await act(async () => {
    root = createRoot(container);
    root.render(<Asking />);
  });
  return container.innerHTML;
}

test('the lists are asked for by the first answer, once for all of them', async () => {
  const manifest = vi.fn<CitedBundle['manifest']>(citedBundle.manifest);
  const bundle = { ...citedBundle, manifest };
  expect(await show(bundle, false)).toBe('not known yet');
  expect(manifest).not.toHaveBeenCalled();
  expect(await show(bundle, true)).toBe('live');
  expect(await show(bundle, true)).toBe('live');
  expect(manifest).toHaveBeenCalledTimes(1);
});

test('where the lists cannot be had nothing is confirmed, and the next answer tries again', async () => {
  const manifest = vi
    .fn<CitedBundle['manifest']>(citedBundle.manifest)
    .mockRejectedValueOnce(new Error('offline'));
  const bundle = { ...citedBundle, manifest };
  expect(await show(bundle, true)).toBe('gone');
  expect(await show(bundle, true)).toBe('live');
});
