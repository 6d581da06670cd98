import { ruleSetting, type RuleSetting } from '../../pipeline/config/checks/rules.ts';
import { committedTextOf, textOf } from './source-files.ts';

const row = /^\| \[([\w/-]+)\]\(.*?\) \| (\w+) \|/gmu;

const table = 'docs/rules/README.md';
const rowsOf = (text: string) =>
  [...text.matchAll(row)].map(([, id = '', severity]) => [id, severity] as const);
const committed = new Map(rowsOf(committedTextOf(table)));

/**
 * The default severity of every rule, as the table of `docs/rules/README.md` promises it: people's configurations and baselines hold on
 * to both. An id is never used for another rule, and a severity is never loosened without a word. A rule that is not committed yet
 * promises nothing.
 */
export const severities: ReadonlyMap<string, RuleSetting> = new Map(
  rowsOf(textOf(table))
    .filter(([id]) => committed.has(id))
    .map(([id, severity]) => [id, ruleSetting.parse(severity)]),
);
