import { expect, test } from 'vitest';
import { validate } from '../../../pipeline/build.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { isInSight } from '../../../pipeline/inspect/reach/reach.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { severities } from '../../repo/rule-contract.ts';
import { seed } from '../../seed.ts';
import { generatedSpace } from './generated/space.ts';
import { genericSpace } from './generic-space.ts';
import { type Fault, type Kind, placeOf } from './kind.ts';
import { kinds } from './kinds/index.ts';
import { randomFrom } from './random.ts';
import { sampleSpace } from './sample-space.ts';
import { inputOf, type Space } from './space.ts';

const [sample, generated, generic] = [sampleSpace(), generatedSpace(), genericSpace()];
const spaces: readonly Space[] = [sample, generated, generic];

/** What earlier runs found out: with it a fault costs a tenth of the time. */
const stores = new Map(spaces.map((clean) => [clean.name, { clean, queries: new Queries() }]));

/** Nothing that was read with other locales or another model is of use, nor for the run after it: in the sample that takes a second. */
function storeFor({ name, exported }: Space): Queries | undefined {
  const known = stores.get(name);
  const { locales, contentTypes } = known?.clean.exported ?? exported;
  const isReadAnew = exported.locales !== locales || exported.contentTypes !== contentTypes;
  return isReadAnew && name === 'the sample' ? undefined : known?.queries;
}

const validated = (space: Space) => validate({ ...inputOf(space), queries: storeFor(space) });
const remembered = (space: Space) => validated(space).diagnostics;

/** The severity of the contract, if there is one yet, or a note where nothing shows what is at fault. */
const isAsAgreed = ({ rule, severity, entry, asset }: Diagnostic, graph: Graph): boolean => {
  const at = entry ? { entry: entry.id } : { asset: asset?.id ?? '' };
  return (severities.get(rule) ?? severity) === severity || (severity === 'info' && !isInSight(at, graph));
};

interface Planted extends Fault, Pick<Kind, 'name'> {
  readonly where: string;
}

/** Faults that were found wrongly once: the space, the kind and the seed. */
const kept: readonly (readonly [string, string, number])[] = [
  ['a generated space', 'a slug that another page has', 1],
  ['a generated space', 'a value of the wrong type', 15],
];

/** Each kind is planted in a space that has a place for it, both chosen by chance: in the sample, which takes longest, less often. */
const planted: readonly Planted[] = [
  ...kinds.flatMap((kind) => {
    const first = [sample, generated, generated, generic, generic][
      randomFrom(`${kind.name} ${seed}`).below(5)
    ];
    const turned = new Set([first ?? generated, generated, generic, sample]);
    return [...turned].flatMap((space) => plant(space, kind, seed)).slice(0, 1);
  }),
  ...kept.flatMap(([where, name, keptSeed]) =>
    spaces
      .filter((space) => space.name === where)
      .flatMap((space) =>
        kinds.filter((kind) => kind.name === name).flatMap((kind) => plant(space, kind, keptSeed)),
      ),
  ),
];

function plant(space: Space, kind: Kind, ofSeed: number): Planted[] {
  const fault = kind.plant(space, randomFrom(`${kind.name} ${space.name} ${ofSeed}`));
  return fault === undefined ? [] : [{ ...fault, name: kind.name, where: space.name }];
}

test.each(spaces)('$name without a fault is without a finding [PL-2]', (space) => {
  expect(remembered(space).map((found) => `${placeOf(found)}: ${found.message}`)).toEqual([]);
});

test.each(planted)('$name ($where) is found where it stands, and nothing else [PL-2]', (fault) => {
  const { found, entails = [] } = fault;
  const { diagnostics, graph } = validated(fault.space);
  const places = diagnostics.map(placeOf);
  const others = diagnostics.filter((each) => !found.includes(placeOf(each)) && !entails.includes(each.rule));
  expect({
    missing: found.filter((place) => !places.includes(place)),
    others: others.map((each) => `${placeOf(each)}: ${each.message}`),
  }).toEqual({ missing: [], others: [] });
  expect(diagnostics.filter((each) => !isAsAgreed(each, graph))).toEqual([]);
});

test('faults of more than a hundred kinds are planted, every kind at least once', () => {
  const names = new Set(planted.map(({ name }) => name));
  expect(kinds.filter(({ name }) => !names.has(name))).toEqual([]);
  expect(kinds.length).toBeGreaterThan(100);
});

test('faults land in many entries, fields and types', () => {
  const places = planted.flatMap(({ found }) => found.map((place) => place.split(' ')));
  expect(new Set(places.map(([, owner]) => owner)).size).toBeGreaterThan(70);
  expect(new Set(places.map(([, , field]) => field)).size).toBeGreaterThan(20);
});

test('a run with a memory finds what a run without one finds', () => {
  const { space } = planted[seed % planted.length] ?? planted[0] ?? { space: sample };
  expect(remembered(space)).toEqual(validate(inputOf(space)).diagnostics);
});
