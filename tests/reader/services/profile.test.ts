import { expect, test, vi } from 'vitest';
import { getProfile } from '../../../reader/services/profile.ts';
import { emptyProfile } from '../../../schemas/services/profile.ts';

const ana = {
  visitorId: 'v1',
  tenantName: 'Ruiz Heating',
  userName: 'ana',
  userDisplayName: 'Ana%20Ruiz',
  email: 'ana@ruiz.example',
};
const answering = (body: unknown) => async () => new Response(JSON.stringify(body));

test('the profile is asked for at its address, and is what the service says [AU-1]', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(answering(ana));
  expect(await getProfile({ address: '/help/auth/profile', fetch })).toEqual({ ok: true, value: ana });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/help/auth/profile',
    expect.objectContaining({ method: 'GET' }),
  );
});

test('what is missing, null or no text is empty, what is more is left out', async () => {
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

test('what is no profile at all is a failure', async () => {
  for (const body of [null, 'Ana', [ana]]) {
    expect((await getProfile({ address: '/x', fetch: answering(body) })).ok).toBe(false);
  }
});
