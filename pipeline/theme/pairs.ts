import type { PaletteName } from './palette.ts';

const text = 4.5;
const control = 3;

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
const tones = ['info', 'note', 'good', 'danger', 'pro', 'quiet'] as const;

/** What stands on what, and the contrast that this needs. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
export interface Pair {
  readonly front: PaletteName;
  readonly ground: PaletteName;
  readonly ratio: number;
}

const on = (front: PaletteName, grounds: readonly PaletteName[], ratio: number): readonly Pair[] =>
  grounds.map((ground) => ({ front, ground, ratio }));

export const pairs: readonly Pair[] = [
  ...on('ink', [...surfaces, 'primarySoft', ...tones.map((tone) => `${tone}Soft` as const)], text),
  ...on('inkSoft', [...surfaces, 'quietSoft'], text),
  ...on('link', [...surfaces, 'primarySoft'], text),
  ...on('inkOnPrimary', ['primary', 'primaryHover'], text),
  ...on('heroInk', ['heroFrom', 'heroTo'], text),
  ...on('markInk', ['mark'], text),
  ...tones.flatMap((tone) => on(tone, [`${tone}Soft`, 'surface', 'surfaceRaised', 'surfaceSunken'], text)),
  ...on('lineStrong', ['surface', 'surfaceRaised'], control),
  ...on('focus', ['surface', 'surfaceRaised', 'surfaceSunken'], control),
];
