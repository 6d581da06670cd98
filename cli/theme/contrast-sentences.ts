import type { ThemeConfig } from '../../pipeline/config/theme.ts';
import { type Palettes, schemes, type Scheme } from '../../pipeline/theme/palette.ts';
import { groupBy } from '../reporters/group-by.ts';
import { type ContrastFault, contrastFaults } from '../../pipeline/theme/derive-palettes.ts';

/** A sentence for each colour that cannot be read on all that it stands on, with the nearest one that can. */
export const contrastSentences = (
  palettes: Palettes,
  { scheme }: Pick<ThemeConfig, 'scheme'>,
): readonly string[] =>
  // on paper a dark site is light
  (scheme === 'light' ? (['light'] as const) : schemes).flatMap((each) => {
    const faults = contrastFaults(palettes, each);
    const byFront = groupBy(faults, ({ front }) => front);
    return [...byFront.values()].map((ofFront) => sentenceOf(each, ofFront, palettes));
  });

function sentenceOf(scheme: Scheme, faults: readonly ContrastFault[], palettes: Palettes): string {
  const [worst, ...others] = faults.toSorted((a, b) => a.contrast - b.contrast);
  if (worst === undefined) return '';
  const { front, ground, contrast, ratio, nearest } = worst;
  const palette = palettes[scheme];
  const shown = Math.floor(contrast * 100) / 100;
  const also =
    others.length === 0 ? '' : `, and too little on ${others.map((each) => each.ground).join(', ')}`;
  const advice =
    nearest === undefined
      ? `no colour of this hue passes on all of them; change ${ground}`
      : `the nearest colour that passes is ${nearest}`;
  return `"theme.colors": in the ${scheme} scheme, ${front} ${palette[front]} has a contrast of ${shown}:1 on ${ground} ${palette[ground]}, where ${ratio}:1 is needed${also}; ${advice}.`;
}
