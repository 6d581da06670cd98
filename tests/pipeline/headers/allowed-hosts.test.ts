import { expect, test } from 'vitest';
import { isAllowed } from '../../../pipeline/headers/allowed-hosts.ts';

const allowed = ['https://a.example', 'https://*.b.example', 'https://c.example:8443'];

test.each([
  ['https://a.example/x', true],
  ['https://a.example:443/x', true],
  ['https://x.b.example/', true],
  ['https://x.y.b.example/', true],
  ['https://c.example:8443/', true],
  ['http://a.example/x', false],
  ['https://x.a.example/', false],
  ['https://b.example/', false],
  ['https://xb.example/', false],
  ['https://c.example/', false],
  ['https://a.example.evil.example/', false],
])('%s is let through: %s', (url, is) => {
  expect(isAllowed(new URL(url), allowed)).toBe(is);
});
