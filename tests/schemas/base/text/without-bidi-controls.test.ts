import { expect, test } from 'vitest';
import { withoutBidiControls } from '../../../../schemas/base/text/without-bidi-controls.ts';

test('every bidirectional control character is left out', () => {
  const controls = Array.from({ length: 0x30_00 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /\p{Bidi_Control}/u.test(character),
  );
  expect(controls).toHaveLength(12);
  expect(withoutBidiControls(`a${controls.join('')}b`)).toBe('ab');
});

test.each(['שלום', 'مرحبا', 'می‌خواهم', '👩‍🔧', 'a b'])('%s stays as it is', (text) => {
  expect(withoutBidiControls(text)).toBe(text);
});
