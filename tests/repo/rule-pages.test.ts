import { describe, expect, test } from 'vitest';
import { problems } from '../../pipeline/rules/index.ts';
import { repositoryFiles, textOf } from './source-files.ts';

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
