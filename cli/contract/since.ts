import type { BuildInput, Validation } from '../../pipeline/build.ts';
import { countsOf, withoutKnown } from '../../pipeline/contract/known.ts';
import { goneAddresses } from '../../pipeline/contract/gone-addresses.ts';
import { redirectColumns, redirectTableName } from '../../pipeline/contract/redirect-line.ts';
import { sortDiagnostics, toDiagnostics } from '../../pipeline/diagnostics.ts';
import { externalAddresses, externalDiagnostics } from '../../pipeline/external-links.ts';
import type { Graph } from '../../pipeline/graph.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { olderValidation } from './older-validation.ts';

/**
 * The findings that an older export did not have, and its URLs that are gone. Redirect lines that fix these are printed on
 * stderr.
 */
export async function onlySince(
  older: string,
  input: BuildInput,
  { graph, diagnostics }: Pick<Validation, 'graph' | 'diagnostics'>,
): Promise<Diagnostic[]> {
  const before = await olderValidation(older, input);
  const known = countsOf([...before.diagnostics, ...everyExternal(before.graph)]);
  const gone = goneAddresses(before.graph, graph);
  printRedirectLines(
    gone.flatMap(({ line }) => line ?? []),
    graph,
  );
  const findings = toDiagnostics(
    gone.map(({ finding }) => finding),
    graph,
  );
  return [...withoutKnown(sortDiagnostics(diagnostics), known), ...findings];
}

/** Links to other sites in the older export. Whether they worked then is unknown. */
const everyExternal = (graph: Graph): Diagnostic[] =>
  externalDiagnostics(
    graph,
    new Map(externalAddresses(graph).map((address) => [address, { kind: 'broken', reason: '' }])),
  );

function printRedirectLines(lines: readonly string[], { config }: Graph): void {
  if (lines.length === 0) return;
  const table = redirectTableName(config);
  const isNew = config.redirects === undefined;
  const head = isNew
    ? `write to ${table}, and name it as "redirects" in the configuration:`
    : `add to ${table}:`;
  console.error([head, ...(isNew ? [redirectColumns] : []), ...lines].join('\n'));
}
