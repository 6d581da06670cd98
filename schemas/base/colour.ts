import { colourNames } from './colour-names.ts';

const hexadecimal = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/iu;
const colourFunction = /^(?<name>rgba?|hsla?)\((?<values>[\d.,%+\-/ ]*)\)$/iu;
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;

/**
 * Whether content may colour something with this value: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a named
 * colour, or `rgb()`, `rgba()`, `hsl()`, `hsla()` of plain numbers and percentages in range. Anything else,
 * with spaces around it too, is not: the value is written into a style sheet as it is.
 * Source: CSS Color Module Level 4; docs/requirements.md, HM-6.
 */
export function isColour(value: string): boolean {
  if (hexadecimal.test(value) || colourNames.has(value.toLowerCase())) return true;
  const { name, values } = colourFunction.exec(value)?.groups ?? {};
  if (name === undefined || values === undefined) return false;
  const [first, second, third, alpha = '1', ...more] = splitValues(values);
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return false;
  const channels = [first, second, third];
  return isAlpha(alpha) && (/^rgb/iu.test(name) ? isRgb(channels) : isHsl(channels));
}

/** Between commas, or between spaces with a slash before the alpha; an empty list where the two are mixed. */
function splitValues(values: string): readonly string[] {
  if (values.includes(',')) return values.split(',').map((value) => value.trim());
  const [channels = '', ...alphas] = values.split('/');
  const separate = channels.trim().split(/\s+/u);
  return separate.length === 3 ? [...separate, ...alphas.map((alpha) => alpha.trim())] : [];
}

const isRgb = (channels: readonly string[]): boolean =>
  channels.every((channel) => isNumber(channel, 255)) || channels.every(isPercentage);

const isHsl = ([hue = '', ...others]: readonly string[]): boolean =>
  isNumber(hue, 360) && others.every(isPercentage);

const isAlpha = (value: string): boolean => isNumber(value, 1) || isPercentage(value);

const isPercentage = (value: string): boolean => value.endsWith('%') && isNumber(value.slice(0, -1), 100);

/** A plain number from 0 to `maximum`. */
const isNumber = (value: string, maximum: number): boolean =>
  number.test(value) && Number(value) >= 0 && Number(value) <= maximum;
