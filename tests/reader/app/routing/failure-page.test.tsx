// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FailurePage } from '../../../../reader/app/routing/failure-page.tsx';
import { BundleError, type BundleFailure } from '../../../../reader/bundle/files/failure.ts';
import { waitFor } from '../../../wait-for.ts';

/** As it stands once nothing better has come in its place. */
async function shownFor(error: unknown): Promise<{ words: string; button: string }> {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // the router tells of every error
  const routes = [{ id: 'page', path: '/', element: null, ErrorBoundary: FailurePage }];
  const router = createMemoryRouter(routes, { hydrationData: { errors: { page: error } } });
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  root.render(<RouterProvider router={router} />);
  await waitFor(() => expect(textOf('h1')).not.toBe(''));
  return { words: textOf('h1'), button: textOf('button') };
}

const textOf = (selector: string): string => document.body.querySelector(selector)?.textContent ?? '';

describe('the page of a failure', () => {
  beforeEach(() => {
    // the host is there, and the page was loaded anew just before
    vi.stubGlobal('fetch', async () => new Response());
    sessionStorage.setItem('fieldbook-reloaded-at', String(Date.now()));
  });

  it.each<[BundleFailure, string, string]>([
    [{ kind: 'offline', file: 'home' }, 'You are offline', 'Try again'],
    [{ kind: 'missing', file: 'home' }, 'A part of this page is missing', 'Reload the page'],
    [{ kind: 'refused', file: 'home', status: 503 }, 'The help center did not answer', 'Try again'],
    [
      { kind: 'unreadable', file: 'home', reason: 'x' },
      'A part of this page could not be read',
      'Reload the page',
    ],
    [{ kind: 'otherVersion', format: 2 }, 'The help center has been updated', 'Reload the page'],
  ])('says of %j what happened and what to do', async (failure, words, button) => {
    expect(await shownFor(new BundleError(failure))).toEqual({ words, button });
  });

  it('has a sentence for an unknown failure', async () => {
    expect(await shownFor(new TypeError('x'))).toEqual({
      words: 'Something went wrong',
      button: 'Reload the page',
    });
  });
});
