import { expect, test } from 'vitest';
import { sessionOf } from '../../../../reader/app/session/session-of.ts';
import { emptyProfile } from '../../../../schemas/services/profile.ts';

test.each([
  '',
  ' ',
  '%20',
  '%20%09%0A',
  '%C2%A0',
  '%E3%80%80',
  '%E2%80%8B',
  '\u{200b}',
  '%E2%80%AE%EF%BB%BF',
  '%E3%85%A4',
])('whose display name is %j is anonymous [AU-1]', (userDisplayName) => {
  const profile = { ...emptyProfile, userDisplayName, userName: 'ana', email: 'ana@ruiz.example' };
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
  ['%2520', '%20'],
  ['%E2%80%8B-', '\u{200b}-'],
])('%j shows as %j [AU-1]', (userDisplayName, shown) => {
  expect(sessionOf({ ...emptyProfile, userDisplayName, userName: 'ana', tenantName: 'Ruiz' })).toEqual({
    isAuthenticated: true,
    userDisplayName: shown,
    userName: 'ana',
    tenantName: 'Ruiz',
  });
});
