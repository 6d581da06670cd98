import { expect, test } from 'vitest';
import { mayHaveToken } from '../../../schemas/services/token-hosts.ts';

const trusted = {
  page: new URL('https://help.example.com'),
  auth: new URL('https://auth.example.com'),
  hosts: ['api.example.net', '*.search.example', 'API.example.org:443', 'other.example:8443'],
};

test.for<[string, boolean]>([
  ['https://auth.example.com/search', true],
  ['https://help.example.com/search', true],
  ['https://api.example.net', true],
  ['https://eu.search.example', true],
  ['https://api.example.org', true],
  ['https://other.example:8443', true],
  ['https://other.example', false],
  ['http://api.example.net', false],
  ['https://evil.example', false],
  ['https://search.example', false],
  ['https://evilsearch.example', false],
  ['https://api.example.net.evil.example', false],
  ['https://api.example.net@evil.example', false],
  ['https://user:secret@api.example.net', false],
  ['javascript:alert(1)', false],
  ['http://localhost:4173', false],
])('a token goes to %s: %s [SR-9]', ([address, expected]) => {
  expect(mayHaveToken(new URL(address), trusted)).toBe(expected);
});

test('plain HTTP is for a service on this machine, and for the page it is read from [SR-9]', () => {
  const local = new URL('http://localhost:4173/services/search');
  expect(mayHaveToken(local, { page: undefined, auth: local, hosts: [] })).toBe(true);
  const inOffice = new URL('http://10.0.0.7:4173/');
  expect(mayHaveToken(inOffice, { page: inOffice, auth: undefined, hosts: [] })).toBe(true);
  expect(mayHaveToken(inOffice, { page: local, auth: inOffice, hosts: ['10.0.0.7:4173'] })).toBe(false);
});
