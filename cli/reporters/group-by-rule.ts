import { problems } from '../../pipeline/rules/index.ts';
import { type Diagnostic, severities, type Severity } from '../../schemas/report/diagnostic.ts';

/** The findings of one rule and severity. */
export interface RuleGroup {
  readonly rule: string;
  readonly severity: Severity;
  /** The rule's summary. Undefined for a rule that this version does not know. */
  readonly summary: string | undefined;
  /** The advice that all of them share. Undefined if they differ. */
  readonly advice: string | undefined;
  /** The advice of the rule itself. Undefined for a rule that this version does not know. */
  readonly usualAdvice: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Groups findings by rule, the worst first, then the most frequent. */
export function groupByRule(diagnostics: readonly Diagnostic[]): RuleGroup[] {
  const groups = new Map<string, Omit<RuleGroup, 'advice'> & { readonly diagnostics: Diagnostic[] }>();
  for (const diagnostic of diagnostics) {
    const { rule, severity } = diagnostic;
    const key = `${severity} ${rule}`;
    const group = groups.get(key);
    if (group) group.diagnostics.push(diagnostic);
    else
      groups.set(key, {
        rule,
        severity,
        summary: known.get(rule)?.summary,
        usualAdvice: known.get(rule)?.advice,
        diagnostics: [diagnostic],
      });
  }
  const withAdvice = [...groups.values()].map((group) => ({
    ...group,
    advice: sharedAdvice(group.diagnostics),
  }));
  return withAdvice.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      b.diagnostics.length - a.diagnostics.length ||
      (a.rule < b.rule ? -1 : 1),
  );
}

function sharedAdvice([first, ...others]: readonly Diagnostic[]): string | undefined {
  return others.every(({ advice }) => advice === first?.advice) ? first?.advice : undefined;
}

const known: ReadonlyMap<string, Pick<(typeof problems)[number], 'summary' | 'advice'>> = new Map(
  problems.map((problem) => [problem.id, problem]),
);
