import { expect, test } from 'vitest';
import { visitIn } from '../../schemas/service-worker.ts';

const files = ['https://a.example/assets/a-1234.js'];

test.each([
  { type: 'visit', files },
  { type: 'visit', files: [] },
  { type: 'visit', files, page: 'https://a.example/faq' },
])('a visit is taken as it is: %j [OP-2]', (message) => {
  expect(visitIn(message)).toEqual(message);
});

test.each([
  undefined,
  null,
  'visit',
  [],
  { type: 'SKIP_WAITING' },
  { files },
  { type: 'visit' },
  { type: 'visit', files: files[0] },
  { type: 'visit', files: { length: 1, 0: files[0] } },
  { type: 'visit', files: [...files, 7] },
  { type: 'visit', files: [null] },
  { type: 'visit', files, page: null },
  { type: 'visit', files, page: { href: 'https://a.example/faq' } },
])('what is no visit is none: %j [OP-2]', (message) => {
  expect(visitIn(message)).toBeUndefined();
});

test('what else a message holds is left behind', () => {
  expect(visitIn({ type: 'visit', files, other: 'x' })).toEqual({ type: 'visit', files });
});
