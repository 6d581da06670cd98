import { expect, test } from 'vitest';
import { validate } from '../../../pipeline/build.ts';
import { Queries } from '../../../pipeline/queries/queries.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { isInSight } from '../../../pipeline/inspect/reach/reach.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { severities } from '../../repo/rule-contract.ts';
import { generatedSpace } from './generated/space.ts';
import { genericSpace } from './generic-space.ts';
import { type Fault, type Kind, placeOf } from './kind.ts';
import { kinds } from './kinds/index.ts';
import { randomFrom } from './random.ts';
import { sampleSpace } from './sample-space.ts';
import { inputOf, type Space } from './space.ts';

/** Each kind is planted in each space that has a place for it, at one that chance chooses. */
const spaces: readonly Space[] = [sampleSpace(), generatedSpace(), genericSpace()];

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

/** The severity of the contract, or a note where nothing shows what is at fault. */
const isAsAgreed = ({ rule, severity, entry, asset }: Diagnostic, graph: Graph): boolean => {
  const at = entry ? { entry: entry.id } : { asset: asset?.id ?? '' };
  return severities.get(rule) === severity || (severity === 'info' && !isInSight(at, graph));
};

interface Planted extends Fault, Pick<Kind, 'name'> {
  readonly where: string;
}

const planted: readonly Planted[] = spaces.flatMap((space) => kinds.flatMap((kind) => plant(space, kind)));

function plant(space: Space, kind: Kind): Planted[] {
  const fault = kind.plant(space, randomFrom(`${kind.name} 0`));
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

test('hundreds of faults of a hundred kinds are planted, every kind at least once', () => {
  const names = new Set(planted.map(({ name }) => name));
  expect(kinds.filter(({ name }) => !names.has(name))).toEqual([]);
  expect(kinds.length).toBeGreaterThan(100);
  expect(planted.length).toBeGreaterThan(300);
});

test('faults land in many entries, fields and types', () => {
  const places = planted.flatMap(({ found }) => found.map((place) => place.split(' ')));
  expect(new Set(places.map(([, owner]) => owner)).size).toBeGreaterThan(200);
  expect(new Set(places.map(([, , field]) => field)).size).toBeGreaterThan(40);
});

test('a run with a memory finds what a run without one finds', () => {
  for (const { space } of planted.filter((_, index) => index % 150 === 0)) {
    expect(remembered(space)).toEqual(validate(inputOf(space)).diagnostics);
  }
}, 60_000);
