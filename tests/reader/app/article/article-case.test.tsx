// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ArticleCase } from '../../../../reader/app/article/article-case.tsx';
import { SupportCaseProvider } from '../../../../reader/app/article/support-case-provider.tsx';
import { type GiveFeedback, FeedbackContext } from '../../../../reader/app/site/use-feedback.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.useRealTimers());
});

/** An article's page that a case leads to, 20 seconds after it was opened; gives what reaches the feedback stream. */
async function showPage(query: string) {
  const giveFeedback = vi.fn<GiveFeedback>();
  const routes = [
    {
      id: 'root',
      loader: () => ({ site: { services: { caseClose: '/salesforce/closecase' } } }),
      HydrateFallback: () => null,
      element: (
        <SupportCaseProvider>
          <FeedbackContext value={giveFeedback}>
            <Outlet />
            <ArticleCase />
          </FeedbackContext>
        </SupportCaseProvider>
      ),
      children: [{ path: '*', loader: () => ({ article: { id: 'take-a-payment' } }), element: <main /> }],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/how-to/x${query}`] });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<RouterProvider router={router} />));
  // what asks is loaded by itself
  await import('../../../../reader/app/article/article-case-question.tsx');
  await act(async () => {});
  await act(async () => vi.advanceTimersByTime(20_000));
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  return { page, giveFeedback };
}

test('No reaches the feedback stream once, with the article [DF-2] [DF-3]', async () => {
  const { page, giveFeedback } = await showPage('?caseId=500-21');
  const no = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'No');
  await act(async () => {
    no?.click();
    no?.click();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(giveFeedback.mock.calls).toEqual([
    [{ kind: 'deflection', value: 'no', reasons: [], entry: 'take-a-payment' }],
  ]);
});

test('a case that was processed is a warning in the log, without its number, and leaves the tab [DF-3]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  localStorage.setItem('help-widget-deflected-cases', '["500-22"]');
  const { page } = await showPage('?caseId=500-22');
  expect(page.querySelector('button')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await act(async () => vi.advanceTimersByTime(120_000));
  expect(page.querySelector('button')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith('Case has already been processed', {
    type: 'warning',
    category: 'case',
    message: 'Case has already been processed',
  });
});
