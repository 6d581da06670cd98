import type { BuildInput } from '../../pipeline/build.ts';
import { countsOf, withoutKnown } from '../../pipeline/contract/known.ts';
import { goneAddresses } from '../../pipeline/contract/gone-addresses.ts';
import { redirectColumns, redirectTableName } from '../../pipeline/contract/redirect-line.ts';
import { sortDiagnostics, toDiagnostics } from '../../pipeline/diagnostics.ts';
import { externalAddresses, externalDiagnostics } from '../../pipeline/external-links.ts';
import type { Graph } from '../../pipeline/graph.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { findingsByLocale } from '../../pipeline/translations.ts';
import { olderValidations } from './older-validations.ts';

/** The content in each locale, and the findings of all. */
interface Checked {
  readonly graphs: readonly Graph[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The findings that an older export did not have, and its URLs that are gone. Redirect lines that fix these are printed on
 * stderr.
 */
export async function onlySince(
  older: string,
  input: BuildInput,
  { graphs, diagnostics }: Checked,
): Promise<Diagnostic[]> {
  const before = await olderValidations(older, input);
  const newIn = findingsByLocale();
  const newExternal = findingsByLocale();
  const known = countsOf([
    ...before.flatMap((each) => newIn(each.diagnostics)),
    ...before.flatMap(({ graph }) => newExternal(everyExternal(graph))),
  ]);
  const gone = graphs.flatMap((graph, index) => {
    const old = before[index];
    return old === undefined ? [] : goneAddresses(old.graph, graph).map((each) => ({ ...each, graph }));
  });
  printRedirectLines(
    gone.flatMap(({ line }) => line ?? []),
    input.config,
  );
  const findings = gone.flatMap(({ finding, graph }) => toDiagnostics([finding], graph));
  return [...withoutKnown(sortDiagnostics(diagnostics), known), ...findings];
}

/** Links to other sites in the older export. Whether they worked then is unknown. */
const everyExternal = (graph: Graph): Diagnostic[] =>
  externalDiagnostics(
    graph,
    new Map(externalAddresses(graph).map((address) => [address, { kind: 'broken', reason: '' }])),
  );

function printRedirectLines(lines: readonly string[], config: BuildInput['config']): void {
  if (lines.length === 0) return;
  const table = redirectTableName(config);
  const isNew = config.redirects === undefined;
  const head = isNew
    ? `write to ${table}, and name it as "redirects" in the configuration:`
    : `add to ${table}:`;
  console.error([head, ...(isNew ? [redirectColumns] : []), ...lines].join('\n'));
}
