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

Everything that \`fieldbook validate\` can find. A severity can be changed, or a rule switched off, under \`rules\` in the
configuration. In what no page shows, such as entries of types that are not mapped, findings are notes unless the configuration
sets the rule: they never block a build. This table is written by \`tests/repo/rule-table.ts\`.

`;
