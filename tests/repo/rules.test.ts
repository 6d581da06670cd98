import { describe, expect, test } from 'vitest';
import { problems } from '../../pipeline/rules/index.ts';
import { severities } from './rule-contract.ts';
import { definedRules, ruleLists } from './lists/rule-lists.ts';
import { repositoryHas, textOf } from './source-files.ts';

const rules = (await definedRules()).map(({ problem, path }) => ({ id: path, rule: problem }));

describe.each(rules)('the rule $id', ({ id, rule }) => {
  test('is a problem whose id is its path', () => {
    expect(rule.id, `pipeline/rules/${id}.ts`).toBe(id);
  });

  test('has the default severity that docs/rules/README.md promises', () => {
    expect(rule.severity, `pipeline/rules/${id}.ts`).toBe(severities.get(id) ?? rule.severity);
  });

  test('has a test and a page', () => {
    const missing = [`tests/pipeline/rules/${id}.test.ts`, `docs/rules/${id}.md`].filter(
      (path) => !repositoryHas(path),
    );
    expect(missing).toEqual([]);
  });
});

test.each([...(await ruleLists())])('%s is what `npm run lists` writes', (path, text) => {
  expect(textOf(path), 'run `npm run lists`').toBe(text);
});

test('every rule is asked, and has an id of the form category/kebab-name', () => {
  expect(problems.map(({ id }) => id).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  expect(rules.filter(({ id }) => !/^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/u.test(id))).toEqual([]);
});
