import { type Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { type Fault, type Kind, placeOf } from './kind.ts';
import { randomFrom } from './random.ts';
import type { RawEntry } from '../documents.ts';
import { type Space, valueIn } from './space.ts';

/** Faults that stand in one space together. */
export interface ManyFaults {
  readonly space: Space;
  /** All that is to be found: each fault's findings when it stands alone. */
  readonly found: readonly string[];
  readonly rules: ReadonlySet<string>;
  readonly count: number;
}

interface Options {
  readonly kinds: readonly Kind[];
  readonly count: number;
  /** What the places follow from. */
  readonly seed: number;
  /** What is found in a space. */
  readonly find: (space: Space) => readonly Diagnostic[];
}

const triesPerKind = 5;

/**
 * Plants faults of every kind in turn, in places that chance chooses, as far as they keep out of each other's way: none touches an
 * entry, or a page, that another one touches or is found on.
 */
export function plantMany(clean: Space, { kinds, count, seed, find }: Options): ManyFaults {
  let space = clean;
  const touched = new Set<string>();
  const found: string[] = [];
  const rules = new Set<string>();
  let planted = 0;
  for (let round = 0; planted < count && round < count; round += 1) {
    for (const kind of kinds) {
      if (planted === count) break;
      const made = plantApart(clean, { kind, round, seed, touched, find });
      const together = made && merge(space, clean, made.fault.space);
      if (made === undefined || together === undefined) continue;
      for (const id of made.touches) touched.add(id);
      const offsets = { line: linesOf(space) - linesOf(clean), entry: added(space, clean) };
      found.push(...made.places.map((place) => moved(place, clean, offsets)));
      rules.add(kind.rule);
      space = together;
      planted += 1;
    }
  }
  return { space, found, rules, count: planted };
}

const added = (space: Space, clean: Space): number =>
  space.exported.entries.length - clean.exported.entries.length;

/** A line of the redirect table, and an entry without an id, stand below those of other faults. */
function moved(
  place: string,
  clean: Space,
  offsets: { readonly line: number; readonly entry: number },
): string {
  return place
    .replace(/(?<=line )\d+/u, below(linesOf(clean), offsets.line))
    .replace(/(?<= \/entries\/)\d+/u, below(clean.exported.entries.length - 1, offsets.entry));
}

const below = (last: number, offset: number) => (position: string) =>
  String(Number(position) > last ? Number(position) + offset : position);

const linesOf = ({ table }: Space): number => table.trimEnd().split('\n').length;

interface Planting extends Pick<Options, 'find' | 'seed'> {
  readonly kind: Kind;
  readonly round: number;
  readonly touched: ReadonlySet<string>;
}

function plantApart(clean: Space, { kind, round, seed, touched, find }: Planting) {
  for (let attempt = 0; attempt < triesPerKind; attempt += 1) {
    const fault = kind.plant(clean, randomFrom(`${kind.name} ${round} ${attempt} ${seed}`));
    if (fault === undefined || !isMergeable(clean, fault.space)) return undefined;
    const items = withPages(changedIn(clean, fault.space), clean);
    if (items.some((id) => touched.has(id))) continue;
    const diagnostics = find(fault.space);
    const touches = [...items, ...withPages(diagnostics.flatMap(ownersOf), clean)];
    if (touches.some((id) => touched.has(id))) continue;
    expectOwn(fault, diagnostics);
    return { fault, touches, places: diagnostics.map(placeOf) };
  }
  return undefined;
}

/** Alone it is found, and nothing else but what it brings with it. */
function expectOwn({ found, entails = [] }: Fault, diagnostics: readonly Diagnostic[]): void {
  const places = diagnostics.map(placeOf);
  const missing = found.filter((place) => !places.includes(place));
  const others = diagnostics.filter((each) => !found.includes(placeOf(each)) && !entails.includes(each.rule));
  if (missing.length + others.length > 0) {
    throw new Error(`missing: ${missing.join(', ')}; invented: ${others.map(placeOf).join(', ')}`);
  }
}

const ownersOf = ({ entry, asset }: Diagnostic): string[] => [entry?.id, asset?.id].flatMap((id) => id ?? []);

/** With the pages that show them: what leaves a page out hides the faults on it. */
const withPages = (ids: readonly string[], { graph }: Space): string[] =>
  ids.flatMap((id) => [id, ...(graph.pagesOf.get(id as never) ?? []).map(String)]);

type Items = Space['exported']['entries'];

/** A fault in the model, the locales or the configuration concerns all entries. */
const isMergeable = (clean: Space, changed: Space): boolean =>
  changed.config === clean.config &&
  changed.table.startsWith(clean.table.trimEnd()) &&
  Object.entries(changed.exported).every(
    ([part, value]) =>
      ['entries', 'assets'].includes(part) || value === clean.exported[part as keyof Space['exported']],
  ) &&
  [
    [clean.exported.entries, changed.exported.entries],
    [clean.exported.assets, changed.exported.assets],
  ].every(([before, after]) => (after?.length ?? 0) >= (before?.length ?? 0));

/** The ids of the items that were changed or added, and the paths of redirects among them and in lines of the table. */
const changedIn = (clean: Space, changed: Space): string[] => [
  ...(['entries', 'assets'] as const).flatMap((part) =>
    changed.exported[part].flatMap((item, index) =>
      item === clean.exported[part][index]
        ? []
        : [(item as { sys?: { id?: string } } | null)?.sys?.id ?? '?', ...pathsOf(item, clean.locale)],
    ),
  ),
  ...linesAdded(clean, changed).flatMap((line) => line.split(',').slice(0, 2).map(plainPath)),
];

const pathsOf = (item: unknown, locale: string): string[] =>
  ['fromPath', 'toPath'].flatMap((field) => {
    const path = (item as Partial<RawEntry> | null)?.fields && valueIn(item as RawEntry, field, locale);
    return typeof path === 'string' ? [plainPath(path)] : [];
  });

/** As far as two rules can be about one path. */
const plainPath = (path: string): string => path.replace(/[?#].*/u, '').toLowerCase();

const linesAdded = (clean: Space, changed: Space): string[] =>
  changed.table.trimEnd().split('\n').slice(linesOf(clean));

/** The changes of one fault in a space with others. */
function merge(space: Space, clean: Space, changed: Space): Space {
  return {
    ...space,
    exported: {
      ...space.exported,
      entries: put(space.exported.entries, clean.exported.entries, changed.exported.entries),
      assets: put(space.exported.assets, clean.exported.assets, changed.exported.assets),
    },
    table: [space.table.trimEnd(), ...linesAdded(clean, changed)].join('\n'),
  };
}

const put = (items: Items, before: Items, after: Items): Items => [
  ...items.map((item, index) =>
    index < before.length && after[index] !== undefined && after[index] !== before[index]
      ? after[index]
      : item,
  ),
  ...after.slice(before.length),
];
