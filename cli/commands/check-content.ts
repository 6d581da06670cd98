import { type BuildInput, type Validation, validate } from '../../pipeline/build.ts';
import { sortDiagnostics } from '../../pipeline/diagnostics.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { applyBaseline } from '../baseline/apply-baseline.ts';
import { onlySince } from '../contract/since.ts';
import { checkExternal } from '../external/check-external.ts';
import { collectFindings, type Findings } from '../reporters/findings.ts';
import type { GateOptions } from './options/gate-options.ts';
import type { SourceOptions } from './options/source-options.ts';

/** The findings of the content, as the flags limit them. */
export async function checkContent(
  input: BuildInput,
  options: GateOptions & Pick<SourceOptions, 'config'>,
  validation: Validation = validate(input),
): Promise<Findings> {
  let diagnostics: readonly Diagnostic[] = validation.diagnostics;
  if (options.external) {
    const external = await checkExternal(validation.graph, { usesCache: options.cache });
    diagnostics = [...diagnostics, ...external];
  }
  const { graph, counts } = validation;
  if (options.since !== undefined)
    diagnostics = await onlySince(options.since, input, { graph, diagnostics });
  const unknown = await applyBaseline(sortDiagnostics(diagnostics), graph, options);
  diagnostics = sortDiagnostics(unknown.diagnostics);
  return collectFindings({ diagnostics, counts, baselined: unknown.baselined });
}
