import { type BuildInput, type Validation, validate } from '../../pipeline/build.ts';
import { inAllLocales, inputsByLocale } from '../../pipeline/translations.ts';
import { sortDiagnostics } from '../../pipeline/diagnostics.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { applyBaseline } from '../baseline/apply-baseline.ts';
import { onlySince } from '../contract/since.ts';
import { checkExternal } from '../external/check-external.ts';
import { collectFindings, type Findings } from '../reporters/findings.ts';
import type { GateOptions } from './options/gate-options.ts';
import type { SourceOptions } from './options/source-options.ts';

type CheckOptions = GateOptions & Pick<SourceOptions, 'config'>;

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
async function limitedInAll(input: BuildInput, options: CheckOptions, first: Validation) {
  const inputs = inputsByLocale(input);
  const all: Diagnostic[] = [];
  for (const each of inputs) {
    all.push(...(await limited(each, options, inputs.length === 1 ? first : validate(each))));
  }
  return all;
}

async function limited(
  input: BuildInput,
  options: CheckOptions,
  { graph, diagnostics: ofContent }: Validation,
): Promise<readonly Diagnostic[]> {
  const external = options.external ? await checkExternal(graph, { usesCache: options.cache }) : [];
  const diagnostics = [...ofContent, ...external];
  return options.since === undefined ? diagnostics : onlySince(options.since, input, { graph, diagnostics });
}
