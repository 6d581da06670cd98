import { expect, test, vi } from 'vitest';
import { log } from '../../../reader/services/log.ts';
import { getProfile } from '../../../reader/services/profile.ts';
import { emptyProfile } from '../../../schemas/services/profile.ts';
import { spyOnLog } from './spy-on-log.ts';

spyOnLog();

const ana = {
  visitorId: 'v1',
  tenantName: 'Ruiz Heating',
  userName: 'ana',
  userDisplayName: 'Ana%20Ruiz',
  email: 'ana@ruiz.example',
};
const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const answering = (body: unknown) => async () => new Response(JSON.stringify(body));

test('the profile is requested at its address, and equals the service’s reply [AU-1]', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(answering(ana));
  expect(await getProfile({ address: '/help/auth/profile', fetch })).toEqual({ ok: true, value: ana });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/help/auth/profile',
    expect.objectContaining({ method: 'GET' }),
  );
});

test('a missing, null or non-text member is empty, and others are ignored', async () => {
  const odd = { userDisplayName: 'Ana', email: null, tenantName: 7, roles: ['admin'] };
  expect(await getProfile({ address: '/x', fetch: answering(odd) })).toEqual({
    ok: true,
    value: { ...emptyProfile, userDisplayName: 'Ana' },
  });
  expect(await getProfile({ address: '/x', fetch: answering({}) })).toEqual({
    ok: true,
    value: emptyProfile,
  });
});

test('a reply that is no profile is a failure, and is logged', async () => {
  const bodies = [null, 'Ana', [ana]];
  for (const body of bodies) {
    expect((await getProfile({ address: '/x', fetch: answering(body) })).ok).toBe(false);
  }
  expect(vi.mocked(log).mock.calls.map(([{ code }]) => code)).toEqual(bodies.map(() => 'unreadable'));
});

test('a call that breaks because the page is closing is not logged', async () => {
  vi.useFakeTimers();
  await getProfile({ address: '/x', fetch: failing });
  vi.advanceTimersByTime(999);
  expect(log).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(log).toHaveBeenCalledOnce();
});

test('an aborted or offline call is not logged', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await getProfile({ address: '/x', fetch: failing })).toMatchObject({ failure: { kind: 'offline' } });
  vi.unstubAllGlobals();
  await getProfile({ address: '/x', fetch: failing, signal: AbortSignal.abort() });
  expect(log).not.toHaveBeenCalled();
});
