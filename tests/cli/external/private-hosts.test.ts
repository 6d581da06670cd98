import { expect, test } from 'vitest';
import { isPrivateHost } from '../../../cli/external/private-hosts.ts';

test.each([
  'localhost',
  'localhost.',
  'wiki',
  'printer.local',
  'PRINTER.LOCAL',
  'db.internal',
  'router.home.arpa',
  'app.localhost',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '::',
  '[::ffff:10.0.0.1]',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  'example.com',
  'local.example.com',
  'internal.com',
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '[2606:4700::1111]',
  '2606:4700::1111',
])('%s is public', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
