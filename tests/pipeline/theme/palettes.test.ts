import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastFaults, derivePalettes } from '../../../pipeline/theme/derive-palettes.ts';
import { contrastOf } from '../../../pipeline/theme/colour.ts';
import { paletteNames, propertyOf, schemes } from '../../../pipeline/theme/palette.ts';
import { usualPalettes, usualShades } from '../../../pipeline/theme/usual-palettes.ts';
import fc from '../../fast-check.ts';

const tokens = readFileSync(new URL('../../../reader/ui/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');

const valueIn = (css: string, name: string): string | undefined =>
  new RegExp(`${propertyOf(name)}: ([^;]+);`, 'u').exec(css)?.[1];

test('the usual colours are those of the reader’s tokens', () => {
  for (const name of [...paletteNames, ...Object.keys(usualShades.light)]) {
    const inLight = valueIn(light, name);
    const usual = {
      light: { ...usualPalettes.light, ...usualShades.light },
      dark: { ...usualPalettes.dark, ...usualShades.dark },
    };
    expect({ name, light: inLight, dark: valueIn(dark, name) ?? inLight }).toEqual({
      name,
      light: Object.entries(usual.light).find(([each]) => each === name)?.[1],
      dark: Object.entries(usual.dark).find(([each]) => each === name)?.[1],
    });
  }
});

test('the usual colours pass on all that they stand on [BR-1]', () => {
  expect(schemes.flatMap((scheme) => contrastFaults(usualPalettes, scheme))).toEqual([]);
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('from any brand colour follow two schemes in which every pair can be read [BR-1]', () => {
  fc.assert(
    fc.property(colour, (brand) => {
      const palettes = derivePalettes({ brand });
      expect(schemes.flatMap((scheme) => contrastFaults(palettes, scheme))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a brand’s own colour is kept where it can be: dark text stands on a light one, white on a dark one [BR-1]', () => {
  const { light: yellow } = derivePalettes({ brand: '#ffd400' });
  expect(yellow.primary).toBe('#ffd400');
  expect(contrastOf(yellow.inkOnPrimary, '#000000')).toBeLessThan(2);
  const { light: violet } = derivePalettes({ brand: '#7c3aed' });
  expect(violet).toMatchObject({ primary: '#7c3aed', link: '#7c3aed', inkOnPrimary: '#ffffff' });
});

test('a colour that is set is left as it is, and told with the nearest one that passes [BR-1]', () => {
  const palettes = derivePalettes({ brand: '#0b5cad', link: { light: '#8ab4e8' } });
  expect(palettes.light.link).toBe('#8ab4e8');
  const [first] = contrastFaults(palettes, 'light');
  expect(first).toMatchObject({ front: 'link', ground: 'surface', ratio: 4.5 });
  const repaired = derivePalettes({ brand: '#0b5cad', link: { light: first?.nearest } });
  expect(contrastFaults(repaired, 'light')).toEqual([]);
  expect(contrastFaults(palettes, 'dark')).toEqual([]);
});

test('texts that are not set give way to a surface that is [BR-1]', () => {
  const palettes = derivePalettes({ surfaceSunken: { light: '#d9d9d9' } });
  expect(contrastFaults(palettes, 'light')).toEqual([]);
});
