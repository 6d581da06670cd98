import { type BuildInput, type Validation, validate } from '../../pipeline/build.ts';
import { inAllLocales, inputsByLocale } from '../../pipeline/translations.ts';
import { sortDiagnostics } from '../../pipeline/diagnostics.ts';
import { applyBaseline } from '../baseline/apply-baseline.ts';
import { onlySince } from '../contract/since.ts';
import { checkExternal } from '../external/check-external.ts';
import { collectFindings, type Findings } from '../reporters/findings.ts';
import type { AdoptOptions } from './options/adopt-options.ts';
import type { GateOptions } from './options/gate-options.ts';
import type { SourceOptions } from './options/source-options.ts';

type CheckOptions = GateOptions & Pick<SourceOptions, 'config'> & AdoptOptions;

/** The findings of the content in all its locales, as the flags limit them. */
export async function checkContent(
  input: BuildInput,
  options: CheckOptions,
  validation: Validation = inAllLocales(input),
): Promise<Findings> {
  const { graph, counts } = validation;
  const diagnostics = needsGraph(options)
    ? await limitedInAll(input, options, validation)
    : validation.diagnostics;
  const unknown = await applyBaseline(sortDiagnostics(diagnostics), graph, options);
  return collectFindings({
    diagnostics: sortDiagnostics(unknown.diagnostics),
    counts,
    baselined: unknown.baselined,
  });
}

const needsGraph = ({ external, since }: CheckOptions): boolean => external === true || since !== undefined;

/** These flags need the content of each locale, of which only the first is kept. */
async function limitedInAll(input: BuildInput, { external, since, cache }: CheckOptions, inAll: Validation) {
  const [, ...others] = inputsByLocale(input);
  const graphs = [inAll.graph, ...others.map((other) => validate(other).graph)] as const;
  const ofLinks = external ? await checkExternal(graphs, { usesCache: cache }) : [];
  const diagnostics = [...inAll.diagnostics, ...ofLinks];
  return since === undefined ? diagnostics : onlySince(since, input, { graphs, diagnostics });
}
