import { expect, test } from 'vitest';
import { failedPage } from '../../../../pipeline/rules/render/failed.ts';

test('a page that cannot be rendered is reported with its address, and what was thrown', () => {
  expect(
    failedPage.message(
      { locale: 'en-US', url: '/how-to/board', reason: 'Maximum call stack size exceeded' },
      String,
    ),
  ).toBe('The page /how-to/board cannot be shown: Maximum call stack size exceeded');
});
