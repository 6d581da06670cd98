/** Two digits that count: `0.35 s`, `4.8 s`, `111 s`. */
export const seconds = (ms: number): string => `${threeDigits(ms / 1000)} s`;

export const milliseconds = (ms: number): string => `${Math.round(ms).toLocaleString('en-US')} ms`;

/** As disks and networks count: `84 B`, `32 kB`, `19 MB`, `1.2 GB`. */
export function bytes(count: number): string {
  if (count < 1000) return `${Math.round(count)} B`;
  if (count < 1e6) return `${threeDigits(count / 1e3)} kB`;
  return count < 1e9 ? `${threeDigits(count / 1e6)} MB` : `${threeDigits(count / 1e9)} GB`;
}

export const whole = (count: number): string => count.toLocaleString('en-US');

/** How many times the other one this one is: `0.50 x` took half of it. */
export const ratio = (one: number, other: number): string =>
  other === 0 ? 'none before' : `${(one / other).toFixed(2)} x`;

function threeDigits(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}
