import type { Field, FieldKind } from '../../../schemas/fields/index.ts';
import type { Random } from '../../pipeline/mutations/random.ts';
import { oddDocument } from './odd-documents.ts';
import { anyOddAddress, anyOddText } from './odd-texts.ts';

/** What values can refer to. */
export interface Names {
  /** A link to an entry or an asset that there is, to one that there is not, or something like a link. */
  anyLink(random: Random): unknown;
}

type Make = (random: Random, names: Names) => unknown;

const list =
  (item: Make): Make =>
  (random, names) =>
    Array.from({ length: random.below(5) }, () => item(random, names));

const link: Make = (random, names) => names.anyLink(random);
const text: Make = (random) => anyOddText(random);

const numbers = [null, 0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 31, 1e21, '7', true];

/** Odd values of each kind of field: the compiler asks for those of a new one. */
const oddOfKind: Record<FieldKind, Make> = {
  anchor: text,
  asset: link,
  boolean: (random) => random.pick(['true', 'false', 'yes', '', 0, 1, null, [true], true, false]),
  cells: list(
    list((random, names) => (random.below(2) === 0 ? anyOddText(random) : oddDocument(random, names))),
  ),
  code: (random) =>
    random.pick([anyOddText(random), 'const a = `${b}`;\n'.repeat(200), '<?php "', '/* ', "'\\"]),
  integer: (random) => random.pick(numbers),
  labelledLinks: list((random) =>
    random.pick([
      { label: anyOddText(random), url: anyOddAddress(random) },
      { label: anyOddText(random), url: anyOddAddress(random) },
      { label: '', url: '' },
      { label: 'x' },
      { url: '/' },
      { label: null, url: 7 },
      'x',
      null,
    ]),
  ),
  link,
  links: list(link),
  part: link,
  parts: list(link),
  richText: (random, names) => (random.below(3) === 0 ? anyOddText(random) : oddDocument(random, names)),
  slug: text,
  symbol: text,
  symbols: list((random) => (random.below(6) === 0 ? null : anyOddText(random))),
  url: (random) => anyOddAddress(random),
};

const anyOf: readonly Make[] = Object.values(oddOfKind);

/** Mostly an odd value of the field's own kind, now and then one of another kind, or of none. */
export function oddValue(field: Field, random: Random, names: Names): unknown {
  const chance = random.below(10);
  if (chance < 7) return oddOfKind[field.kind](random, names);
  if (chance < 9) return random.pick(anyOf)?.(random, names);
  return random.pick<unknown>([
    null,
    {},
    [],
    [[]],
    [null],
    { sys: {} },
    { __proto__: null, constructor: 1 },
    7,
    true,
  ]);
}
