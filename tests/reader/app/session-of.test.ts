import { expect, test } from 'vitest';
import { sessionOf } from '../../../reader/app/session-of.ts';
import { emptyProfile } from '../../../schemas/services/profile.ts';

test('who has no display name is anonymous [AU-1]', () => {
  const profile = { ...emptyProfile, userName: 'ana', email: 'ana@ruiz.example' };
  expect(sessionOf(profile)).toEqual({ isAuthenticated: false, canSignIn: true });
});

test.each([
  ['Ana%20Ruiz', 'Ana Ruiz'],
  ['Zo%C3%AB', 'Zoë'],
  ['Ana Ruiz', 'Ana Ruiz'],
  ['%E5%B1%B1%E7%94%B0', '山田'],
  ['100%', '100%'],
  ['%C3', '%C3'],
  ['Ana+Ruiz', 'Ana+Ruiz'],
])('%j shows as %j [AU-1]', (userDisplayName, shown) => {
  expect(sessionOf({ ...emptyProfile, userDisplayName, userName: 'ana', tenantName: 'Ruiz' })).toEqual({
    isAuthenticated: true,
    userDisplayName: shown,
    userName: 'ana',
    tenantName: 'Ruiz',
  });
});
