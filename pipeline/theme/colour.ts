import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb); // in which contrast is measured
const toOklch = register(modeOklch);

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. Source: CSS Color Module Level 4, "OKLCH". */
export interface Tone {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Takes `#rgb` or `#rrggbb`. A grey has the hue 0. */
export function toneOf(colour: string): Tone {
  const { l, c, h = 0 } = toOklch(colour) ?? { l: 0, c: 0 };
  return { lightness: l, chroma: c, hue: h };
}

/** The colour as `#rrggbb`. A chroma that screens cannot show is lowered. */
export function colourOf({ lightness, chroma, hue }: Tone): string {
  const tone: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue };
  return formatHex(clampChroma(tone, 'oklch', 'rgb'));
}

/** From 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export const contrastOf = (a: string, b: string): number => wcagContrast(a, b);

/** What a colour stands on, and the contrast that it needs there. */
export interface Ground {
  readonly colour: string;
  readonly ratio: number;
}

const passes = (colour: string, grounds: readonly Ground[]): boolean =>
  grounds.every((ground) => contrastOf(colour, ground.colour) >= ground.ratio);

/** How finely lightness is searched. */
const steps = 100;

/**
 * The colour with the same hue and the nearest lightness that passes on all grounds: the colour itself if it does, and undefined if
 * none does.
 */
export function nearestPassing(colour: string, grounds: readonly Ground[]): string | undefined {
  if (passes(colour, grounds)) return colour;
  const tone = toneOf(colour);
  const at = (lightness: number) => colourOf({ ...tone, lightness });
  for (let step = 1; step <= steps; step += 1) {
    for (const lightness of [tone.lightness - step / steps, tone.lightness + step / steps]) {
      if (lightness < -1 / steps || lightness > 1 + 1 / steps) continue;
      if (passes(at(lightness), grounds)) return at(lightness);
    }
  }
  return undefined;
}
