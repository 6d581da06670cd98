import { validate } from '../../../pipeline/build.ts';
import type { FieldbookConfig } from '../../../pipeline/config/config.ts';
import { goneAddresses } from '../../../pipeline/contract/gone-addresses.ts';
import { toDiagnostics } from '../../../pipeline/diagnostics.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { exportOf, type RawEntry, settings } from '../documents.ts';

interface Change {
  readonly before: readonly RawEntry[];
  readonly after: readonly RawEntry[];
  /** Lines of the redirect table, as it is now. */
  readonly redirects?: readonly string[];
  readonly config?: FieldbookConfig;
}

const heading = 'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser';

/** A space that was checked twice: as it was, and as it is. */
export function changed({ before, after, redirects = [], config }: Change) {
  const check = (entries: readonly RawEntry[]) =>
    validate({
      exported: exportOf(entries),
      config: settings(config),
      redirectFile: { file: 'redirects.csv', text: [heading, ...redirects].join('\n') },
    });
  return { before: check(before), after: check(after) };
}

/** What is said about addresses that lead nowhere now. */
export function goneIn(change: Change): Diagnostic[] {
  const { before, after } = changed(change);
  const gone = goneAddresses(before.graph, after.graph);
  return toDiagnostics(
    gone.map(({ finding }) => finding),
    after.graph,
  );
}

/** The lines that would lead the old addresses on. */
export function linesFor(change: Change): string[] {
  const { before, after } = changed(change);
  return goneAddresses(before.graph, after.graph).flatMap(({ line }) => line ?? []);
}
