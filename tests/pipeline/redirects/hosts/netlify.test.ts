import { expect, test } from 'vitest';
import { rule } from '../rules.ts';
import { outputOf } from './outputs.ts';

test('a line a path, as it is written and in lower case, with its status [RD-4]', () => {
  const { text, losses } = outputOf('netlify', [
    rule('/How-To/Old', '/new#place', { isPermanent: true }),
    rule('/Exact', '/b', { ignoreCase: false }),
    rule('/café au lait', 'https://other.example/x'),
  ]);
  expect(text).toBe(`# Made by fieldbook from the redirect table: change the table, not this file.
/Exact /b 302
/How-To/Old /new#place 301
/caf%C3%A9%20au%20lait https://other.example/x 302
/how-to/old /new#place 301
`);
  expect(losses).toEqual([
    'Netlify distinguishes upper and lower case: these are redirected as they are written and in lower case, in no other spelling: /How-To/Old, /caf%C3%A9%20au%20lait',
  ]);
});

test('both paths stand in the folder of the site', () => {
  const rules = [rule('/1', '/2'), rule('/3', '/'), rule('/4', 'https://other.example/')];
  expect(outputOf('netlify', rules, '/help/').lines).toEqual([
    '/help/1 /help/2 302',
    '/help/3 /help 302',
    '/help/4 https://other.example/ 302',
  ]);
});

test('the page that a rule mends the case for is not redirected to itself', () => {
  expect(outputOf('netlify', [rule('/How-To/X', '/how-to/x')]).lines).toEqual(['/How-To/X /how-to/x 302']);
});

test('what would be a pattern is left out, and said so', () => {
  const { lines, losses } = outputOf('netlify', [
    rule('/1/*', '/x'),
    rule('/2/:y', '/x'),
    rule('/3', '/x:y*'),
  ]);
  expect(lines).toEqual(['/3 /x:y* 302']);
  expect(losses).toContain(
    'Netlify reads * and : in a path as a pattern, so these are left out: /1/*, /2/:y',
  );
});
