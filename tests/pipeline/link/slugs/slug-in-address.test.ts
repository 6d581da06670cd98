import { expect, test } from 'vitest';
import { slugInAddress } from '../../../../pipeline/link/slugs/slug-in-address.ts';

test.each([
  ['/how-to/add-a-technician', 'add-a-technician'],
  ['how-to/add-a-technician/', 'add-a-technician'],
  ['/How-To/add-a-technician?from=mail#set-skills', 'add-a-technician'],
  ['https://help.example/how-to/add-a-technician#set-skills', 'add-a-technician'],
  ['https://help.example/docs/how-to/caf%C3%A9', 'café'],
  ['https://help.example/guides/board', 'board'],
  ['//help.example/board/', 'board'],
])('the address %s means the slug %s', (address, slug) => {
  expect(slugInAddress('kbHowTo', address, {})).toBe(slug);
});

test.each(['add-a-technician', 'a/b', '/faq/board', 'what?', '/how-to/', 'https://help.example/', ' ', '%'])(
  'the slug %j is no address of a page of its type',
  (slug) => {
    expect(slugInAddress('kbHowTo', slug, {})).toBe(slug);
  },
);
