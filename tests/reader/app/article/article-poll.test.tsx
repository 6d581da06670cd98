// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ArticlePoll } from '../../../../reader/app/article/article-poll.tsx';
import { type Session, SessionContext } from '../../../../reader/app/session/session.ts';

const ada: Session = {
  isAuthenticated: true,
  userDisplayName: 'Ada Byron',
  userName: 'ada',
  tenantName: 'byron-heating',
};

test.each<[string, Session, object]>([
  ['who is signed in', ada, { st_tenant: 'byron-heating', st_user: 'ada' }],
  ['without a name', { isAuthenticated: false, canSignIn: true }, { st_tenant: '-', st_user: '-' }],
])('an answer of a reader %s says so [AP-2]', async (_, session, sender) => {
  sessionStorage.clear();
  window.dataLayer = [];
  // jsdom has none, and nothing comes in sight
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  const router = createMemoryRouter([{ path: '*', element: <ArticlePoll articleId="add-a-technician" /> }]);
  const poll = <RouterProvider router={router} />;
  await act(async () => root.render(<SessionContext value={session}>{poll}</SessionContext>));
  act(() => page.querySelector('button')?.click());
  expect(window.dataLayer).toMatchObject([{ event_name: 'feedback', st_event_value: 'Yes', ...sender }]);
});
