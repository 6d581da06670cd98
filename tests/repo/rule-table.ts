import type { Problem } from '../../pipeline/problem.ts';

/** The reference of all rules as `docs/rules/README.md` holds it: a Markdown table, sorted by id. */
export const ruleTable = (problems: readonly Problem<never>[]): string =>
  [
    '| rule | severity | what is true of good content |',
    '| --- | --- | --- |',
    ...problems
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, severity, summary }) => `| [${id}](${id}.md) | ${severity} | ${escapeCell(summary)} |`),
    '',
  ].join('\n');

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');
