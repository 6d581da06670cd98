import { type Diagnostic, type Severity, severities } from '../../../schemas/report/diagnostic.ts';
import { groupByRule, type RuleGroup } from '../group-by-rule.ts';
import type { Reporter } from '../reporter.ts';
import { count } from '../../../schemas/base/count.ts';
import { hiddenLine, lastLine } from '../text/last-line.ts';
import { markdownCode, markdownLink, markdownText } from '../text/markdown-text.ts';
import { ownerOf, readableSpotOf, whereSeen } from '../text/place.ts';

const headings: Readonly<Record<Severity, string>> = { error: 'Errors', warn: 'Warnings', info: 'Infos' };

/** For a pull request's comment or a pipeline's summary: a table for each rule, the worst first. */
export const markdown: Reporter = (findings, { maxDiagnostics, fails }) => {
  const shown = new Set(findings.diagnostics.slice(0, maxDiagnostics));
  const groups = groupByRule(findings.diagnostics);
  const sections = severities.flatMap((severity) => {
    const tables = groups
      .filter((group) => group.severity === severity)
      .flatMap((group) => ruleSection(group, (diagnostic) => shown.has(diagnostic)));
    return tables.length === 0 ? [] : [`### ${headings[severity]}`, ...tables];
  });
  const blocks = [
    `## Content check${fails === undefined ? '' : fails ? ' failed' : ' passed'}: ${lastLine(findings)}`,
    ...sections,
    ...hiddenLine(findings, maxDiagnostics),
  ];
  return `${blocks.join('\n\n')}\n`;
};

/** Nothing if the limit hides the whole group. */
function ruleSection(
  { rule, summary = '', advice, diagnostics }: RuleGroup,
  isShown: (diagnostic: Diagnostic) => boolean,
): string[] {
  const shown = diagnostics.filter(isShown);
  const all = count(diagnostics.length, 'problem');
  const rows = shown.map((diagnostic) => `| ${where(diagnostic)} | ${what(diagnostic, advice)} |`);
  if (rows.length === 0) return [];
  return [
    `#### ${markdownText(rule)}: ${rows.length < diagnostics.length ? `${rows.length} of ${all}` : all}`,
    ...[`${markdownText(summary)} ${toFix(advice)}`.trim()].filter(Boolean),
    ['| Where | What is wrong |', '| --- | --- |', ...rows].join('\n'),
  ];
}

const where = (diagnostic: Diagnostic): string =>
  lines([
    markdownLink(ownerOf(diagnostic), diagnostic.entry?.edit ?? diagnostic.asset?.edit),
    markdownText(readableSpotOf(diagnostic)),
    markdownText(whereSeen(diagnostic)),
  ]);

/** The advice is in the row if the rule's findings have different advice. */
const what = ({ message, suggestion, advice }: Diagnostic, shared: string | undefined): string =>
  lines([
    markdownText(message),
    suggestion === undefined ? '' : `Did you mean ${markdownCode(suggestion)}?`,
    shared === undefined ? toFix(advice) : '',
  ]);

const toFix = (advice: string | undefined): string =>
  advice === undefined ? '' : `**To fix:** ${markdownText(advice)}`;

/** The lines of a table cell. */
const lines = (parts: readonly string[]): string => parts.filter(Boolean).join('<br>');
