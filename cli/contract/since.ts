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
 * Of the findings those that an older export did not have, and the addresses that it had and that lead nowhere now. The
 * redirect lines that help are told on stderr, ready to paste.
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

/** Addresses of other sites that were linked to before: whether they answered then, nobody knows. */
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
