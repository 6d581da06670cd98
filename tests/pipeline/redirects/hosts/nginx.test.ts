import { expect, test } from 'vitest';
import { rule } from '../rules.ts';
import { nginxHost } from './nginx-conf.ts';
import { outputOf } from './outputs.ts';

test('strings for every spelling, expressions for one, and pages that are not redirected [RD-4]', () => {
  const { lines } = outputOf(
    'nginx',
    [
      rule('/a "b";', '/x?y=$z', { isPermanent: true }),
      rule('/How-To/Q', '/how-to/q'),
      rule('/Exact.htm', '/café', { ignoreCase: false }),
    ],
    '/help/',
  );
  expect(lines).toEqual([
    'map $uri $fieldbook_path {',
    '  default "$uri";',
    '  "~^(?<fieldbook_bare>.*[^/])/+$" "$fieldbook_bare";',
    '}',
    'map $fieldbook_path $fieldbook_any_case {',
    '  "/help/How-To/Q" "302 /help/how-to/q";',
    String.raw`  "/help/a \"b\";" "301 /help/x?y=%24z";`,
    '}',
    'map $fieldbook_path $fieldbook_redirect {',
    '  default "$fieldbook_any_case";',
    String.raw`  "~^/help/Exact\\.htm$" "302 /help/caf%C3%A9";`,
    '  "~^/help/how-to/q$" "";',
    '}',
    'map $fieldbook_redirect $fieldbook_301 {',
    '  "~^301 (?<fieldbook_page_301>/[^?#]*)(?<fieldbook_hash_301>#.*|)$" "$fieldbook_page_301$is_args$args$fieldbook_hash_301";',
    '  "~^301 (?<fieldbook_to_301>.+)$" "$fieldbook_to_301";',
    '}',
    'map $fieldbook_redirect $fieldbook_302 {',
    '  "~^302 (?<fieldbook_page_302>/[^?#]*)(?<fieldbook_hash_302>#.*|)$" "$fieldbook_page_302$is_args$args$fieldbook_hash_302";',
    '  "~^302 (?<fieldbook_to_302>.+)$" "$fieldbook_to_302";',
    '}',
  ]);
});

test('a page gets the query of the old address, unless it has its own [RD-4]', () => {
  const host = nginxHost(
    outputOf('nginx', [
      rule('/a', '/x'),
      rule('/b', '/x#part'),
      rule('/c', '/x?own=1'),
      rule('/d', 'https://other.example/x'),
    ]).text,
  );
  expect(['/a?q=1', '/b/?q=1', '/c?q=1', '/d?q=1', '/b'].map((path) => host(path)?.to)).toEqual([
    '/x?q=1',
    '/x?q=1#part',
    '/x?own=1',
    'https://other.example/x',
    '/x#part',
  ]);
});

test('a long path makes the buckets larger', () => {
  const firstLines = [46, 47, 111].map(
    (bytes) => outputOf('nginx', [rule(`/${'x'.repeat(bytes - 1)}`, '/y')]).lines[0],
  );
  expect(firstLines).toEqual([
    'map $uri $fieldbook_path {',
    'map_hash_bucket_size 128;',
    'map_hash_bucket_size 256;',
  ]);
});

test('what nginx cannot tell apart is left out, and said so', () => {
  const { text, losses } = outputOf('nginx', [rule('/a%2Fb', '/x'), rule('/c//d', '/x')]);
  expect(losses).toEqual([
    'nginx decodes a path and merges its slashes before it compares it, so these are left out: /a%2Fb, /c//d',
  ]);
  expect(nginxHost(text)('/a/b')).toBeUndefined();
});
