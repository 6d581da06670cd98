import { expect, test } from 'vitest';
import { swatches } from '../../../../cli/preview/theme/swatches.ts';
import { derivePalettes } from '../../../../pipeline/theme/derive-palettes.ts';
import type { Palette } from '../../../../pipeline/theme/palette.ts';
import { pairs } from '../../../../pipeline/theme/pairs.ts';

const { light } = derivePalettes({});

const htmlOf = async (palette: Palette) => String(await swatches(palette));

test('every pair of text and background is shown once, with its colours', async () => {
  const shown = [...(await htmlOf(light)).matchAll(/aria-label="([^"]+)"/gu)].map(([, label]) => label);
  const all = pairs.map(({ front, ground }) => `${front} on ${ground}`);
  expect(shown).toHaveLength(all.length);
  expect(new Set(shown)).toEqual(new Set(all));
  expect(await htmlOf(light)).toContain(`<code>${light.ink} on ${light.surface}</code>`);
});

test('a contrast that is too low says what it needs', async () => {
  expect(await htmlOf(light)).not.toContain('needs');
  expect(await htmlOf({ ...light, ink: light.surface })).toMatch(/class="badge error"[^]*needs 4\.5/u);
});
