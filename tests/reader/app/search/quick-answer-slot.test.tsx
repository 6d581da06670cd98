// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FlagsProvider } from '../../../../reader/app/site/flags-provider.tsx';
import { HelpCenterProvider } from '../../../../reader/app/site/help-center-provider.tsx';
import { QuickAnswerSlot } from '../../../../reader/app/search/quick-answer-slot.tsx';
import { type Session, SessionContext } from '../../../../reader/app/session/session.ts';
import { openBundle } from '../../../../reader/bundle/files/open.ts';
import { fixtureRead } from '../../fixture-bundle.ts';

const ada: Session = {
  isAuthenticated: true,
  userDisplayName: 'Ada Byron',
  userName: 'ada',
  tenantName: 'byron-heating',
};
const nobody: Session = { isAuthenticated: false, canSignIn: true };
const isOn = { quickAnswer: true };
const services = { helpCenter: '/helpcenter' };

interface Reading {
  readonly site?: { readonly flags: object; readonly services: object };
  readonly session?: Session;
  readonly address?: string;
}

/** The place of the answer on the page of results, with a help center that says nothing; gives what is asked of it. */
async function slotFor({ site = { flags: isOn, services }, session = ada, address }: Reading) {
  const asked: string[] = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise(() => {});
  });
  const element = (
    <SessionContext value={session}>
      <FlagsProvider>
        <HelpCenterProvider>
          <QuickAnswerSlot bundle={openBundle(fixtureRead())} />
        </HelpCenterProvider>
      </FlagsProvider>
    </SessionContext>
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], {
    initialEntries: [address ?? '/search?q=invoice'],
    hydrationData: { loaderData: { root: { site } } },
  });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<RouterProvider router={router} />));
  // what asks is loaded by itself
  await act(() => import('../../../../reader/app/search/search-quick-answer.tsx'));
  await act(() => import('../../../../reader/services/help-center/help-center-call.ts'));
  await act(async () => {});
  return { page, asked };
}

test('a quick answer is asked for where all that it needs is there [QA-1]', async () => {
  const { page, asked } = await slotFor({});
  expect(page.textContent).toContain('Generating an answer…');
  expect(asked).toEqual(['/helpcenter/token', '/helpcenter/baseurl']);
});

test.each<[string, Reading]>([
  ['the setting', { site: { flags: { quickAnswer: false }, services } }],
  ['a help center', { site: { flags: isOn, services: {} } }],
  ['a signed-in reader', { session: nobody }],
  ['a query', { address: '/search?q=%20' }],
])('no quick answer is asked for without %s [QA-1]', async (_what, reading) => {
  const { page, asked } = await slotFor(reading);
  expect(page.textContent).toBe('');
  expect(asked).toEqual([]);
});
