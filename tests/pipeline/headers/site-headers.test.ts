import { expect, test } from 'vitest';
import { config } from '../../../pipeline/config/config.ts';
import { hostHeaders, siteHeaders } from '../../../pipeline/headers/site-headers.ts';

test('beside the policy, pages close what they do not need', () => {
  const { 'content-security-policy': policy, ...others } = siteHeaders(config.parse({}));
  expect(policy).toMatch(/^default-src 'none'; /u);
  expect(others).toEqual({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('a host asks for encryption, but where the site has none', () => {
  expect(strictOf()).toBe('max-age=31536000');
  expect(strictOf('https://help.example.com')).toBe('max-age=31536000');
  expect(strictOf('http://help.internal')).toBeUndefined();
});

const strictOf = (siteUrl?: string) => hostHeaders(config.parse({ siteUrl }))['strict-transport-security'];
