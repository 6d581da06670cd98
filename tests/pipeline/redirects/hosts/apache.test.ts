import { expect, test } from 'vitest';
import { rule } from '../rules.ts';
import { outputOf } from './outputs.ts';

test('rules for one spelling come before those for every one, and pages are not redirected [RD-4]', () => {
  const { lines } = outputOf(
    'apache',
    [
      rule('/a "b"', '/x?y=50%', { isPermanent: true }),
      rule('/How-To/Q', '/how-to/q'),
      rule('/Exact.htm', '/x#part', { ignoreCase: false }),
      rule('/away', 'https://other.example/$1'),
    ],
    '/help/',
  );
  expect(lines).toEqual([
    'RewriteEngine On',
    'RewriteCond %{QUERY_STRING} .',
    String.raw`RewriteRule "^help/Exact\.htm/?$" "/help/x?%{QUERY_STRING}#part" [R=302,NS,NE,L]`,
    String.raw`RewriteRule "^help/Exact\.htm/?$" "/help/x#part" [R=302,NS,NE,QSD,L]`,
    'RewriteCond %{REQUEST_URI} "!^/help/how-to/q/?$"',
    'RewriteRule "^help/How-To/Q/?$" "/help/how-to/q" [R=302,NC,NS,NE,L]',
    String.raw`RewriteRule "^help/a \x22b\x22/?$" "/help/x?y=50\%" [R=301,NC,NS,NE,L]`,
    String.raw`RewriteRule "^help/away/?$" "https://other.example/\$1" [R=302,NC,NS,NE,QSD,L]`,
  ]);
});

test('what Apache cannot tell apart is left out, and said so', () => {
  expect(outputOf('apache', [rule('/a%2Fb', '/x'), rule('/c//d', '/x')])).toMatchObject({
    lines: ['RewriteEngine On'],
    losses: [
      'Apache decodes a path and merges its slashes before it compares it, so these are left out: /a%2Fb, /c//d',
    ],
  });
});
