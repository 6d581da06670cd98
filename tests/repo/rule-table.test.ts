import { describe, expect, test } from 'vitest';
import { problems } from '../../pipeline/rules/index.ts';
import { ruleTable } from './rule-table.ts';
import { repositoryFiles, textOf } from './source-files.ts';

/** To write it anew: `npx vitest run tests/repo/rule-table.test.ts -u`. */
test('the reference of the rules holds exactly the table of them', async () => {
  await expect(introduction + ruleTable(problems)).toMatchFileSnapshot('../../docs/rules/README.md');
});

describe.each(problems.map(({ id, severity, summary }) => ({ id, severity, summary })))(
  'the page of $id',
  ({ id, severity, summary }) => {
    test('begins with its id, its severity and its summary', () => {
      expect(textOf(`docs/rules/${id}.md`).startsWith(`# ${id}\n\nSeverity: ${severity}. ${summary}\n`)).toBe(
        true,
      );
    });

    test('says why, shows a bad and a good example, and what to do', () => {
      const headings = textOf(`docs/rules/${id}.md`).match(/^## .*$/gmu);
      expect(headings).toEqual(['## Why it matters', '## Bad', '## Good', '## What to do']);
    });
  },
);

test('there is no page without a rule', () => {
  const pages = repositoryFiles.filter((path) => /^docs\/rules\/.+\/.+\.md$/u.test(path));
  expect(pages).toEqual(problems.map(({ id }) => `docs/rules/${id}.md`).toSorted());
});

const introduction = `# Rules

Everything that \`fieldbook validate\` can find. You can change a severity or switch off a rule under \`rules\` in the configuration.

Some entries are on no page, for example entries of a type that is not mapped. Their findings are \`info\` and never block a build,
unless the configuration sets the rule. [findings.md](../findings.md) shows how to read a finding.

\`tests/repo/rule-table.ts\` writes this table.

`;
