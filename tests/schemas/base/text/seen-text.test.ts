import { expect, test } from 'vitest';
import { isSeenText } from '../../../../schemas/base/text/seen-text.ts';

test.each([
  '',
  ' \t\n',
  '\u{a0}\u{3000}',
  '\u{200b}\u{feff}',
  '\u{202e}',
  '\u{ad}',
  '\u{3164}',
  '\u{2800}',
  '\0',
  '\u{e0041}',
])('readers see nothing of %j', (text) => {
  expect(isSeenText(text)).toBe(false);
});

test.each(['a', ' . ', '\u{200b}x', '山', '👩\u{200d}🔧', '0'])('readers see something of %j', (text) => {
  expect(isSeenText(text)).toBe(true);
});
