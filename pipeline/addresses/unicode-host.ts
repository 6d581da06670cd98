/** A host as it is meant to be read: `xn--mnchen-3ya.example` becomes `münchen.example`. */
export const unicodeHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.');

const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCode = 128;

/** Unit: characters. Source: RFC 1034, section 3.1. */
const maxLabelLength = 63;

/** Undefined if the label is not Punycode. Source: RFC 3492, section 6.2. */
function decodeLabel(label: string): string | undefined {
  if (label.length > maxLabelLength) return undefined;
  const cut = label.lastIndexOf('-');
  const output = Array.from(label.slice(0, Math.max(cut, 0)), (character) => character.charCodeAt(0));
  let at = cut < 0 ? 0 : cut + 1;
  let code = initialCode;
  let bias = initialBias;
  for (let index = 0; at < label.length; index += 1) {
    const before = index;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(label.charCodeAt(at));
      at += 1;
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = output.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10_ff_ff) return undefined;
    output.splice(index, 0, code);
  }
  return String.fromCodePoint(...output);
}

function digitOf(character: number): number | undefined {
  const digit = parseInt(String.fromCharCode(character), base);
  if (Number.isNaN(digit)) return undefined;
  return digit < 10 ? digit + 26 : digit - 10; // letters come first here, digits after them
}

function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
