import { problems } from '../../pipeline/rules/index.ts';
import { type Diagnostic, severities, type Severity } from '../../schemas/report/diagnostic.ts';

/** The findings of one rule that weigh the same. */
export interface RuleGroup {
  readonly rule: string;
  readonly severity: Severity;
  /** What is true of good content; none of a rule that this version does not know. */
  readonly summary: string | undefined;
  readonly advice: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The findings by rule: the worst first, then the most frequent. */
export function groupByRule(diagnostics: readonly Diagnostic[]): RuleGroup[] {
  const groups = new Map<string, RuleGroup & { readonly diagnostics: Diagnostic[] }>();
  for (const diagnostic of diagnostics) {
    const { rule, severity, advice } = diagnostic;
    const key = `${severity} ${rule}`;
    const group = groups.get(key);
    if (group) group.diagnostics.push(diagnostic);
    else groups.set(key, { rule, severity, advice, summary: summaries.get(rule), diagnostics: [diagnostic] });
  }
  return [...groups.values()].toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      b.diagnostics.length - a.diagnostics.length ||
      (a.rule < b.rule ? -1 : 1),
  );
}

const summaries: ReadonlyMap<string, string> = new Map(problems.map(({ id, summary }) => [id, summary]));
