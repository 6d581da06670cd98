import { editAddressOf } from '../../../schemas/report/edit-address.ts';
import { type Diagnostic, type Severity, severities } from '../../../schemas/report/diagnostic.ts';
import {
  type Grouping,
  groupSize,
  suggestionBesideAct,
  type TitledGroup,
  titledGroups,
} from '../grouping.ts';
import { groupByRule, type RuleGroup } from '../group-by-rule.ts';
import type { Reporter } from '../reporter.ts';
import { count } from '../../../schemas/base/count.ts';
import { hiddenLine, lastLine } from '../text/last-line.ts';
import { markdownCode, markdownLink, markdownText } from '../text/markdown-text.ts';
import { ownerOf, readableSpotOf, whereSeen } from '../text/place.ts';

const headings: Readonly<Record<Severity, string>> = { error: 'Errors', warn: 'Warnings', info: 'Notes' };

/** For a pull request's comment or a pipeline's summary: a table for what one act settles, then one for each rule, the worst first. */
export const markdown: Reporter = (findings, { maxDiagnostics, fails, groupBy: grouping = 'cause' }) => {
  const { groups, others } =
    grouping === 'rule'
      ? { groups: [], others: findings.diagnostics }
      : titledGroups(findings.diagnostics, grouping);
  const grouped = groups.flatMap(({ diagnostics }) => diagnostics);
  const shown = new Set([...grouped, ...others].slice(0, maxDiagnostics));
  const isShown = (diagnostic: Diagnostic) => shown.has(diagnostic);
  const blocks = [
    `## Content check${fails === undefined ? '' : fails ? ' failed' : ' passed'}: ${lastLine(findings)}`,
    ...groups.flatMap((group) => groupSection(group, grouping, isShown)),
    ...ruleSections(others, isShown),
    ...hiddenLine(findings, maxDiagnostics),
  ];
  return `${blocks.join('\n\n')}\n`;
};

type IsShown = (diagnostic: Diagnostic) => boolean;

function groupSection(
  { title, edit, diagnostics }: TitledGroup,
  grouping: Grouping,
  isShown: IsShown,
): string[] {
  const rows = diagnostics
    .filter(isShown)
    .map((each) =>
      grouping === 'cause'
        ? row({ ...each, suggestion: suggestionBesideAct(each) }, '')
        : row(each, undefined),
    );
  if (rows.length === 0) return [];
  return [`### ${markdownLink(title, edit)}: ${groupSize(diagnostics, grouping)}`, table(rows)];
}

function ruleSections(diagnostics: readonly Diagnostic[], isShown: IsShown): string[] {
  const groups = groupByRule(diagnostics);
  return severities.flatMap((severity) => {
    const tables = groups
      .filter((group) => group.severity === severity)
      .flatMap((group) => ruleSection(group, isShown));
    return tables.length === 0 ? [] : [`### ${headings[severity]}`, ...tables];
  });
}

/** Nothing if the limit hides the whole group. */
function ruleSection({ rule, summary = '', advice, diagnostics }: RuleGroup, isShown: IsShown): string[] {
  const all = count(diagnostics.length, 'finding');
  const rows = diagnostics.filter(isShown).map((each) => row(each, advice));
  if (rows.length === 0) return [];
  return [
    `#### ${markdownText(rule)}: ${rows.length < diagnostics.length ? `${rows.length} of ${all}` : all}`,
    ...[`${markdownText(summary)} ${toFix(advice)}`.trim()].filter(Boolean),
    table(rows),
  ];
}

const table = (rows: readonly string[]): string =>
  ['| Where | What is wrong |', '| --- | --- |', ...rows].join('\n');

const row = (diagnostic: Diagnostic, advice: string | undefined): string =>
  `| ${where(diagnostic)} | ${what(diagnostic, advice)} |`;

const where = (diagnostic: Diagnostic): string =>
  lines([
    markdownLink(ownerOf(diagnostic), editAddressOf(diagnostic)),
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
