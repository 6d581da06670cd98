import { expect, test } from 'vitest';
import { fittedSize } from '../../../../reader/views/media/fitted-size.ts';
import { picture } from '../../builders.ts';

test.each([
  [400, 300, { width: 400, height: 300 }],
  [1200, 672, { width: 1200, height: 672 }],
  [1200, 900, { width: 896, height: 672 }],
  [300, 390, { width: 300, height: 390 }],
  [400, 2000, { width: 104, height: 520 }],
])(
  'a picture of %i by %i is shown in proportion, at most 672 high, and 520 if it is higher than wide [AR-17]',
  (width, height, size) => {
    expect(fittedSize(picture({ width, height }))).toEqual(size);
  },
);

test('a picture of unknown size has none', () => {
  expect(fittedSize(picture({ width: undefined, height: undefined }))).toEqual({});
});
