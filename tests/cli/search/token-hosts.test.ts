import { expect, test } from 'vitest';
import { mayHaveToken } from '../../../cli/search/token-hosts.ts';

const allowed = {
  service: { auth: 'https://auth.example.com', hosts: ['api.example.net', '*.search.example'] },
  site: { siteUrl: 'https://help.example.com', basePath: '/' },
};

test.for<[string, boolean]>([
  ['https://auth.example.com/search', true],
  ['https://help.example.com/search', true],
  ['https://api.example.net', true],
  ['https://eu.search.example', true],
  ['http://api.example.net', false],
  ['https://evil.example', false],
  ['https://search.example', false],
  ['https://evilsearch.example', false],
  ['https://api.example.net.evil.example', false],
  ['https://api.example.net@evil.example', false],
  ['https://user:secret@api.example.net', false],
  ['javascript:alert(1)', false],
  ['/search', false],
  ['http://localhost:4173', false],
])('%s: %s', ([address, expected]) => {
  expect(mayHaveToken(address, allowed)).toBe(expected);
});

test('plain HTTP is for a service on this machine', () => {
  const service = { auth: 'http://localhost:4173/services/search', hosts: [] };
  expect(mayHaveToken('http://localhost:4173/services/search', { service, site: { basePath: '/' } })).toBe(
    true,
  );
});
