import { type BuildInput, type Validation, validate } from '../../pipeline/build.ts';
import { sortDiagnostics } from '../../pipeline/diagnostics.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { collectFindings, type Findings } from '../reporters/findings.ts';
import type { GateOptions } from './gate-options.ts';

/** What is wrong with the content, as far as the flags want to hear of it. */
export async function checkContent(
  input: BuildInput,
  options: GateOptions,
  validation: Validation = validate(input),
): Promise<Findings> {
  let diagnostics: readonly Diagnostic[] = validation.diagnostics;
  // --external, --since and --baseline stand here, in this order
  void options;
  diagnostics = sortDiagnostics(diagnostics);
  return collectFindings({ diagnostics, counts: validation.counts });
}
