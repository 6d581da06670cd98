import { expect, test } from 'vitest';
import { abstractOf } from '../../../pipeline/emit/words.ts';

test('a short text is its own abstract', () => {
  expect(abstractOf('Open the board.', 15)).toBe('Open the board.');
});

test('a long text is cut between words, without what joins them', () => {
  expect(abstractOf('Open the board, then assign', 20)).toBe('Open the board…');
  expect(abstractOf('Open the board then', 15)).toBe('Open the board…');
});

test('a text without spaces is cut where it must be, between characters', () => {
  expect(abstractOf('予定表を開いて仕事を割り当てます', 6)).toBe('予定表を開い…');
  expect(abstractOf('😀😀😀', 3)).toBe('😀…');
});
