import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { goneAddresses } from '../contract/gone-addresses.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import type { PipelineConfig } from '../config/config.ts';
import type { BuildInput, Validation } from '../build.ts';
import type { RawExport } from '../decode/export/raw-export.ts';
import { toDiagnostics } from '../diagnostics.ts';
import { Queries } from '../queries/store.ts';
import { inAllLocales } from '../translations.ts';

/** The new findings of a changed site, by key, and its graph. */
export interface Brought {
  readonly findings: ReadonlyMap<string, Diagnostic>;
  readonly graph: Validation['graph'];
}

/** Runs alternate between a few inputs of a value: as published, with one item changed, with another one, with all. */
const keptVersions = 4;

/** A published site to compare changed ones with. */
export interface Bringer {
  readonly before: Validation['graph'];
  readonly bring: (changed: RawExport) => Brought;
}

/**
 * Tells what a changed space brings: its errors and warnings that the published one does not have, and addresses that lead nowhere any more.
 * Each call computes only what differs from the calls before.
 */
export function bringer(input: BuildInput, published: RawExport): Bringer {
  const { translations: _none, decoded: _neither, ...settings } = input;
  const queries = queriesFor(input.config);
  const check = (exported: RawExport) => inAllLocales({ ...settings, drafts: false, queries, exported });
  const before = check(published);
  const known = keyed(before.diagnostics);
  return {
    before: before.graph,
    bring(changed) {
      const { diagnostics, graph } = check(changed);
      const gone = goneAddresses(before.graph, graph).map(({ finding }) => finding);
      const all = keyed([...diagnostics, ...toDiagnostics(gone, graph)]);
      return { graph, findings: new Map([...all].filter(([key]) => !known.has(key))) };
    },
  };
}

/** Values hold for one configuration. A preview asks again after each edit. */
const queriesFor = sameForSame((_config: PipelineConfig) => new Queries(keptVersions));

/** Errors and warnings. The same finding twice has two keys. */
function keyed(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic> {
  const times = new Map<string, number>();
  return new Map(
    diagnostics.flatMap((diagnostic): [string, Diagnostic][] => {
      if (diagnostic.severity === 'info') return [];
      const key = `${diagnostic.severity} ${diagnostic.fingerprint}`;
      const time = (times.get(key) ?? 0) + 1;
      times.set(key, time);
      return [[`${key} ${time}`, diagnostic]];
    }),
  );
}
