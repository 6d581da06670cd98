import { type BuildInput, validate } from '../../pipeline/build.ts';
import { differenceOf } from '../../pipeline/diff/difference.ts';
import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { lazyGraph } from '../../pipeline/diff/lazy/lazy-graph.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { Queries } from '../../pipeline/queries/queries.ts';
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

interface Checked {
  readonly graph: Graph;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compares two exports. If the findings of both are known, or not wanted, only the texts that differ are parsed. Else both
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
  const check = async (side: 'before' | 'after'): Promise<Checked> => {
    const input: BuildInput = { ...settings, exported: exports[side], queries };
    const known = caches?.[side].known;
    if (!findings || known) return { graph: lazyGraph(input), diagnostics: known?.diagnostics ?? [] };
    const validation = await during('checking', () => validate(input));
    await caches?.[side].save(validation);
    return validation;
  };
  const before = await check('before');
  const after = exports.before === exports.after ? before : await check('after');
  const both = { before: before.diagnostics, after: after.diagnostics };
  return during('comparing', () => differenceOf(before.graph, after.graph, findings ? both : undefined));
}

async function openCaches(
  { old, now }: Sides,
  settings: Omit<BuildInput, 'exported'>,
): Promise<Readonly<Record<'before' | 'after', ValidationCache>>> {
  const open = (side: Side, slot: 'diff-old' | 'diff-new') =>
    openValidationCache(settings, { exportHash: sha256(side.bytes), slot });
  return { before: await open(old, 'diff-old'), after: await open(now, 'diff-new') };
}
