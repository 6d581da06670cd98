import { expect, test } from 'vitest';
import { swatches } from '../../../../cli/preview/theme/swatches.ts';
import { derivePalettes } from '../../../../pipeline/theme/derive-palettes.ts';
import { pairs } from '../../../../pipeline/theme/pairs.ts';

const { light } = derivePalettes({});

test('every pair of text and background is shown once', () => {
  const shown = [...String(swatches(light)).matchAll(/aria-label="([^"]+)"/gu)].map(([, label]) => label);
  expect(shown.toSorted()).toEqual(pairs.map(({ front, ground }) => `${front} on ${ground}`).toSorted());
});

test('a contrast that is too low says what it needs', () => {
  expect(String(swatches(light))).not.toContain('needs');
  expect(String(swatches({ ...light, ink: light.surface }))).toMatch(/class="badge error"[^]*needs 4\.5/u);
});
