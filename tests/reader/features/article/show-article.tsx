import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type InitialEntry, Outlet, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { useAppLinks } from '../../../../reader/bundle/pages/use-app-links.ts';
import { articleText } from '../../../../reader/features/article/article-body.tsx';
import { ArticlePage, type ArticlePageProps } from '../../../../reader/features/article/article-page.tsx';
import { Edition } from '../../../../reader/ui/edition.ts';

/** What jsdom does not have: it lays nothing out. */
export function standInForLayout(): { scrolledTo: string[] } {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  Element.prototype.scrollBy = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = close;
  return { scrolledTo };
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** What the app does around every page. */
function Site(): ReactNode {
  useAppLinks();
  return (
    <Edition value="Pro">
      <Outlet />
    </Edition>
  );
}

/** An article's page in a browser, at an address. */
export async function showArticle(props: ArticlePageProps, at: InitialEntry = '/how-to/add-a-technician') {
  const { scrolledTo } = standInForLayout();
  await articleText.load();
  const routes = [
    {
      element: <Site />,
      children: [
        { path: '/how-to/add-a-technician', element: <ArticlePage {...props} /> },
        { path: '*', element: <p>Another page</p> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  // The address bar and the router agree, as in a browser.
  history.replaceState(null, '', router.createHref(router.state.location));
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  return { page, router, scrolledTo };
}

/** A press of the first button of a pointer, with what it loads; says whether the browser would go on to follow it. */
export async function press(target: Element | null, keys: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  let isLeftToBrowser = true;
  const stopBrowser = (seen: Event) => {
    isLeftToBrowser = !seen.defaultPrevented;
    seen.preventDefault();
  };
  window.addEventListener('click', stopBrowser, { once: true });
  await act(async () => void target?.dispatchEvent(event));
  await act(() => vi.dynamicImportSettled());
  return isLeftToBrowser;
}
