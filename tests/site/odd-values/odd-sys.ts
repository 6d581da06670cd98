import type { RawEntry } from '../../pipeline/documents.ts';
import type { Random } from '../../pipeline/mutations/random.ts';

const dates = [
  '0000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-31T25:61:61Z',
  '2026-03-09',
  '2026-03-09T16:00',
  '2026-03-09T16:00:00+14:00',
  '9 March 2026',
  '',
  ' ',
  'now',
];

/** The entry, a few in a hundred with something odd in what Contentful itself writes, or with values by no locale. */
export function oddSys(entry: RawEntry, random: Random): RawEntry {
  const { sys, fields } = entry;
  switch (random.below(40)) {
    case 0:
      return { sys: { ...sys, updatedAt: random.pick(dates) }, fields };
    case 1:
      return { sys: { ...sys, updatedAt: random.pick<unknown>([null, 7, {}, undefined]) }, fields };
    case 2:
      return { sys: { ...sys, version: random.pick<unknown>([0, -1, 'x', null]) }, fields };
    case 3:
      return { sys: without(sys, random.pick(Object.keys(sys)) ?? ''), fields };
    case 4:
      return { sys, fields: mapValues(fields, (byLocale) => Object.values(byLocale as object)[0]) };
    case 5:
      return {
        sys,
        fields: mapValues(fields, (byLocale) => ({ 'xx-XX': Object.values(byLocale as object)[0] })),
      };
    case 6:
      return { sys, fields: random.pick<unknown>([null, [], 'x', {}]) as RawEntry['fields'] };
    case 7:
      return { sys: { ...sys, updatedAt: random.pick(dates) }, fields };
    case 8:
      return {
        sys: {
          ...sys,
          id:
            random.pick(['plant-0', '__proto__', 'constructor', '.', '..', '-', 'a b', 'x'.repeat(65)]) ?? '',
        },
        fields,
      };
    default:
      return entry;
  }
}

const without = (sys: RawEntry['sys'], key: string): RawEntry['sys'] =>
  Object.fromEntries(Object.entries(sys).filter(([name]) => name !== key)) as RawEntry['sys'];

const mapValues = (fields: RawEntry['fields'], change: (value: unknown) => unknown): RawEntry['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
