import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** What a component shows at an address, as the build renders it. Needs jsdom. */
export function render(element: ReactNode, address = '/'): HTMLElement {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** The words of each element that a selector finds, with single spaces. */
export const wordsOf = (parent: Element, selector: string): string[] =>
  [...parent.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replace(/\s+/gu, ' ').trim(),
  );
