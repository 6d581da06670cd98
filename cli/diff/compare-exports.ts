import { type BuildInput, validate, type Validation } from '../../pipeline/build.ts';
import { sortDiagnostics } from '../../pipeline/diagnostics.ts';
import { differenceOf, findingChanges } from '../../pipeline/diff/difference.ts';
import {
  differenceInLocales,
  type LocaleDifference,
  withAddresses,
} from '../../pipeline/diff/difference-in-locales.ts';
import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { lazyGraph } from '../../pipeline/diff/lazy/lazy-graph.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { Queries } from '../../pipeline/queries/store.ts';
import { findingsByLocale, inputsByLocale } from '../../pipeline/translations.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { Difference } from '../../schemas/report/difference.ts';
import { openValidationCache, type ValidationCache } from '../cache/validation-cache.ts';
import { checkLocale } from '../config/check-locale.ts';
import { exportName } from '../input/export-name.ts';
import { parseBoth } from './read-both.ts';

interface Side {
  readonly bytes: Buffer;
  readonly path: string;
}

interface Sides {
  readonly old: Side;
  readonly now: Side;
}

interface Wanted {
  /** Whether to report the findings that came and went. */
  readonly findings: boolean;
  /** Whether to reuse findings of earlier runs, and to keep those of this one. */
  readonly cache: boolean;
  /** Throws if the configuration does not fit the newer export. */
  readonly checkExport: (exported: RawExport) => void;
  /** Shows the stage while it runs. */
  readonly during: <T>(what: Stage, work: () => T) => Promise<T>;
}

export type Stage = 'reading' | 'checking' | 'comparing';

/**
 * Compares two exports, in each locale. If the findings of both are known, or not wanted, only the texts that differ are parsed. Else both
 * are validated, and entries that are the same in both are checked once.
 */
export async function compareExports(
  sides: Sides,
  settings: Omit<BuildInput, 'exported'>,
  { findings, cache, checkExport, during }: Wanted,
): Promise<Difference> {
  const caches = findings && cache ? await openCaches(sides, settings) : undefined;
  const areKnown = !findings || (caches?.before.known !== undefined && caches.after.known !== undefined);
  const exports = await during('reading', () => parseBoth(sides.old, sides.now, areKnown));
  checkLocale(exports.before, settings.config, exportName(sides.old.path));
  checkExport(exports.after);
  const queries = new Queries();
  const open = (exported: RawExport, kept: ValidationCache | undefined) =>
    openSide({ ...settings, exported, queries }, { findings, kept, during });
  const before = open(exports.before, caches?.before);
  const after = exports.before === exports.after ? before : open(exports.after, caches?.after);
  const all: LocaleDifference[] = [];
  for (let index = 0; index < before.locales; index += 1) {
    const old = await before.graph(index);
    const now = before === after ? old : await after.graph(index);
    const difference = await during('comparing', () => differenceOf(old, now));
    all.push({ locale: now.locale, difference: withAddresses(difference, now) });
  }
  const [first, ...others] = all;
  invariant(first !== undefined, 'there is at least one locale');
  const difference = others.length === 0 ? first.difference : differenceInLocales([first, ...others]);
  if (!findings) return difference;
  const both = { before: await before.diagnostics(), after: await after.diagnostics() };
  return { ...difference, findings: findingChanges(both) };
}

interface Opening extends Pick<Wanted, 'findings' | 'during'> {
  readonly kept: ValidationCache | undefined;
}

/** One of the two exports: its graph in each locale, one after the other, and then the findings of all. */
function openSide(input: BuildInput, { findings, kept, during }: Opening) {
  const inputs = inputsByLocale(input);
  const known = kept?.known;
  const newIn = findingsByLocale();
  const found: Diagnostic[] = [];
  let counts: Validation['counts'] = { entries: 0, assets: 0 };
  return {
    locales: inputs.length,
    async graph(index: number): Promise<Graph> {
      const each = inputs[index] ?? input;
      if (!findings || known) return lazyGraph(each);
      const validation = await during('checking', () => validate(each));
      found.push(...newIn(validation.diagnostics));
      if (index === 0) ({ counts } = validation);
      return validation.graph;
    },
    async diagnostics(): Promise<readonly Diagnostic[]> {
      if (known) return known.diagnostics;
      const diagnostics = inputs.length === 1 ? found : sortDiagnostics(found);
      await kept?.save({ counts, diagnostics });
      return diagnostics;
    },
  };
}

async function openCaches(
  { old, now }: Sides,
  settings: Omit<BuildInput, 'exported'>,
): Promise<Readonly<Record<'before' | 'after', ValidationCache>>> {
  const open = (side: Side, slot: 'diff-old' | 'diff-new') =>
    openValidationCache(settings, { exportHash: sha256(side.bytes), slot });
  return { before: await open(old, 'diff-old'), after: await open(now, 'diff-new') };
}
