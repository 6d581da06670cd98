import { expect, test } from 'vitest';
import { isPath, maxHops, resolveRedirect } from '../../../pipeline/redirects/redirect-table.ts';
import { rule, table } from './rules.ts';

const target = (to: string, hops = 1, isPermanent = false) => ({ kind: 'target', to, hops, isPermanent });

test('the exact path comes first, then the same one in lower case [RD-1]', () => {
  const rules = table(rule('/how-to/abc', '/lower'), rule('/how-to/ABC', '/upper'));
  expect(rules.find('/how-to/ABC')?.to).toBe('/upper');
  expect(rules.find('/how-to/abc')?.to).toBe('/lower');
  expect(rules.find('/How-To/aBc')?.to).toBe('/lower');
});

test('a rule that minds case is found only as it is written [RD-1]', () => {
  const rules = table(rule('/A', '/b', { ignoreCase: false }));
  expect([rules.find('/A')?.to, rules.find('/a')]).toEqual(['/b', undefined]);
});

test('the first of several rules for a path wins', () => {
  expect(table(rule('/a', '/b'), rule('/a', '/c'), rule('/a/', '/d')).find('/a')?.to).toBe('/b');
});

test('a path is found however it is encoded, with a slash at its end, a query or a hash in the rule', () => {
  const rules = table(rule('/caf%C3%A9?old=1', '/b'), rule('/x y#z', '/c'));
  for (const path of ['/café', '/caf%C3%A9/', '/cafe\u0301']) expect(rules.find(path)?.to).toBe('/b');
  expect(rules.find('/x%20y')?.to).toBe('/c');
  expect(rules.find('/constructor')).toBeUndefined();
});

test('chains are followed to their end, a hash is carried on, a later one replaces it', () => {
  const rules = table(
    rule('/a', '/b#one'),
    rule('/b', '/c'),
    rule('/c', '/d'),
    rule('/e', '/f#two'),
    rule('/d2', '/a'),
  );
  expect(resolveRedirect(rules, '/a')).toEqual(target('/d#one', 3));
  expect(resolveRedirect(rules, '/c')).toEqual(target('/d'));
  expect(resolveRedirect(rules, '/e')).toEqual(target('/f#two'));
  expect(resolveRedirect(table(rule('/a', '/b#caf%C3%A9'), rule('/b', '/c')), '/a')).toEqual(
    target('/c#caf%C3%A9', 2),
  );
  expect(resolveRedirect(rules, '/nowhere')).toEqual({ kind: 'none' });
});

test('a target on another site ends the way', () => {
  const rules = table(rule('/a', '/b'), rule('/b', 'https://other.example/b'), rule('/c', '//other.example'));
  expect(resolveRedirect(rules, '/a')).toEqual(target('https://other.example/b', 2));
  expect(resolveRedirect(rules, '/c')).toEqual(target('//other.example'));
});

test('a way is permanent where every rule on it is', () => {
  const rules = table(
    rule('/a', '/b', { isPermanent: true }),
    rule('/b', '/c', { isPermanent: true }),
    rule('/x', '/y', { isPermanent: true }),
    rule('/y', '/z'),
  );
  expect(resolveRedirect(rules, '/a')).toEqual(target('/c', 2, true));
  expect(resolveRedirect(rules, '/x')).toEqual(target('/z', 2));
});

test.each([
  [[rule('/a', '/a')]],
  [[rule('/a', '/b'), rule('/b', '/a')]],
  [[rule('/a', '/B'), rule('/b', '/A')]],
  [[rule('/a', '/a/?x=1#y')]],
])('a loop is seen: %j', (rules) => {
  expect(resolveRedirect(table(...rules), '/a')).toEqual({ kind: 'loop' });
});

test('a way longer than any reader waits for is given up', () => {
  const chain = Array.from({ length: maxHops + 1 }, (_none, index) => rule(`/r${index}`, `/r${index + 1}`));
  expect(resolveRedirect(table(...chain), '/r1')).toEqual(target(`/r${maxHops + 1}`, maxHops));
  expect(resolveRedirect(table(...chain), '/r0')).toEqual({ kind: 'too-long' });
});

const isPage = (route: string) => route === '/page' || route === '/how-to/x';

test('a page ends the way, also one that differs from the path by case only', () => {
  const rules = table(rule('/a', '/page'), rule('/page', '/b'), rule('/How-To/X', '/how-to/x'));
  expect(resolveRedirect(rules, '/a', isPage)).toEqual(target('/page'));
  expect(resolveRedirect(rules, '/HOW-TO/X', isPage)).toEqual(target('/how-to/x'));
});

test('a path of this site starts with one slash', () => {
  const addresses = ['/', '/a', '//a', '/\\a', 'https://a', '', 'a', '#a'];
  expect(addresses.filter(isPath)).toEqual(['/', '/a']);
});
