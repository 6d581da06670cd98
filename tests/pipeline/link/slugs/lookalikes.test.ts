import { expect, test } from 'vitest';
import { lookalikeIn } from '../../../../pipeline/link/slugs/lookalikes.ts';

test('the first lookalike is named, and all are replaced', () => {
  expect(lookalikeIn('d\u0456sp\u0430tch-\uff11')).toEqual({
    character: '\u0456',
    like: 'i',
    plain: 'dispatch-1',
  });
});

test('a word that is wholly in its own alphabet is what it looks like', () => {
  expect(lookalikeIn('\u0441\u043e\u0441\u043d\u0430-and-more')).toBeUndefined();
  expect(lookalikeIn('\u0430')).toBeUndefined();
  expect(lookalikeIn('dispatch-board_7.1')).toBeUndefined();
});
