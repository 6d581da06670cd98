import { ruleSetting, type RuleSetting } from '../../pipeline/config/checks/rules.ts';
import { textOf } from './source-files.ts';

const row = /^\| \[([\w/-]+)\]\(.*?\) \| (\w+) \|/gmu;

/**
 * The default severity of every rule, as the table of `docs/rules/README.md` promises it: people's configurations and baselines hold on
 * to both. An id is never used for another rule, and a severity is never loosened without a word.
 */
export const severities: ReadonlyMap<string, RuleSetting> = new Map(
  [...textOf('docs/rules/README.md').matchAll(row)].map(([, id = '', severity]) => [
    id,
    ruleSetting.parse(severity),
  ]),
);
