// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { FailurePage } from '../../../reader/app/failure-page.tsx';
import { BundleError, type BundleFailure } from '../../../reader/bundle/failure.ts';

function shownFor(error: unknown): { words: string; button: string } {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // the router tells of every error
  const routes = [{ id: 'page', path: '/', element: null, ErrorBoundary: FailurePage }];
  const router = createMemoryRouter(routes, { hydrationData: { errors: { page: error } } });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return {
    words: body.querySelector('h1')?.textContent ?? '',
    button: body.querySelector('button')?.textContent ?? '',
  };
}

describe('the page of a failure', () => {
  it.each<[BundleFailure, string, string]>([
    [{ kind: 'offline', file: 'home' }, 'You are offline', 'Try again'],
    [{ kind: 'missing', file: 'home' }, 'A part of this page is missing', 'Reload the page'],
    [{ kind: 'refused', file: 'home', status: 503 }, 'The help center did not answer', 'Try again'],
    [
      { kind: 'unreadable', file: 'home', reason: 'x' },
      'A part of this page could not be read',
      'Reload the page',
    ],
    [{ kind: 'unknownFormat', format: 2 }, 'The help center has been updated', 'Reload the page'],
  ])('says of %j what happened and what to do', (failure, words, button) => {
    expect(shownFor(new BundleError(failure))).toEqual({ words, button });
  });

  it('has a sentence for what nobody foresaw', () => {
    expect(shownFor(new TypeError('x'))).toEqual({
      words: 'Something went wrong',
      button: 'Reload the page',
    });
  });
});
