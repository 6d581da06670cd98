import { type Field, type FieldKind } from '../../../schemas/fields/index.ts';
import { kindSamples } from '../../schemas/fields/kind-samples.ts';
import type { Random } from '../../pipeline/mutations/random.ts';
import type { Make, Names } from './make.ts';

const oddOfKind = (kind: FieldKind): Make => {
  const { good, bad, badItems = [], odd } = kindSamples[kind];
  return odd ?? ((random) => random.pick([...good, ...bad, ...badItems]));
};

const anyOf: readonly Make[] = (Object.keys(kindSamples) as FieldKind[]).map(oddOfKind);

/** Mostly an odd value of the field's own kind, now and then one of another kind, or of none. */
export function oddValue(field: Field, random: Random, names: Names): unknown {
  const chance = random.below(10);
  if (chance < 7) return oddOfKind(field.kind)(random, names);
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
