import { expect, test } from 'vitest';
import { services, switchedOn } from '../../../pipeline/config/services.ts';

test('the profile is where the specification says, unless the configuration says otherwise [AU-1]', () => {
  expect(services.parse(undefined)).toEqual({ profile: '/auth/profile' });
  expect(services.parse({ profile: '/api/me' })).toEqual({ profile: '/api/me' });
});

test('a service that is switched off has no address', () => {
  expect(switchedOn(services.parse({ profile: false, helpCenter: false, images: false }))).toEqual({});
});

test('the services that a site must have are only there where it names them', () => {
  const named = { helpCenter: '/helpcenter', caseClose: '/salesforce/closecase', log: '/Log/Send' };
  expect(switchedOn(services.parse(named))).toEqual({ profile: '/auth/profile', ...named });
  expect(services.safeParse({ helpCenter: 'https://chat.example' }).success).toBe(false);
});
