import { describe, expect, test } from 'vitest';
import type { Problem } from '../../pipeline/problem.ts';
import { problems } from '../../pipeline/rules/index.ts';
import { ruleSetting } from '../../pipeline/config/checks/rules.ts';
import { ruleContract } from './rule-contract.ts';
import { repositoryHas } from './source-files.ts';

type Module = Readonly<Record<string, unknown>>;

const folder = '../../pipeline/rules/';
const modules = import.meta.glob<Module>('../../pipeline/rules/*/*.ts', { eager: true });

const severityById = new Map(
  ruleSetting.options.flatMap((severity) => ruleContract[severity].map((id) => [id, severity] as const)),
);

/** A rule with the id that its path gives it. */
const rules = Object.entries(modules).map(([path, module]) => ({
  id: path.slice(folder.length, -'.ts'.length),
  rule: Object.values(module).find(isProblem),
}));

describe.each(rules)('the rule $id', ({ id, rule }) => {
  test('is a problem whose id is its path', () => {
    expect(rule?.id).toBe(id);
  });

  test('is in the contract, with the same default severity', () => {
    expect(rule?.severity).toBe(severityById.get(id));
  });

  test('is in the list pipeline/rules/index.ts', () => {
    expect(problems, 'a rule that is not in the list is never checked').toContain(rule);
  });

  test('has a test and a page', () => {
    const missing = [`tests/pipeline/rules/${id}.test.ts`, `docs/rules/${id}.md`].filter(
      (path) => !repositoryHas(path),
    );
    expect(missing).toEqual([]);
  });
});

describe('the contract of the rules', () => {
  test('names each id once', () => {
    const ids = ruleSetting.options.flatMap((severity) => ruleContract[severity]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has ids of the form category/kebab-name', () => {
    expect(
      [...severityById.keys()].filter((id) => !/^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/u.test(id)),
    ).toEqual([]);
  });
});

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'id' in value && 'severity' in value;
}
