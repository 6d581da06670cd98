import { expect, test } from 'vitest';
import { openingOf } from '../../../../reader/bundle/answer/opening-of.ts';
import { text } from '../../fixture-bundle.ts';

const blocks = ['One two three.', '', 'Four.', 'Five.'].flatMap((words) => text(words).children);

test.each([
  [1, 1],
  [14, 1],
  [15, 3],
  [1000, 4],
])('%i characters take %i blocks', (characters, count) => {
  expect(openingOf({ children: blocks }, characters)).toEqual({ children: blocks.slice(0, count) });
});
