import { expect, test } from 'vitest';
import { withoutImports } from './without-gone.ts';

const list = `import { anchorCase } from './anchors/case.ts';
import { Step, Steps } from './steps.tsx';

export const rules = [
  anchorCase,
  anchorCases,
];

export const views = {
  step: Step,
  steps: Steps,
  other: Other,
};
`;

test('a list loses what files that are gone have defined, and nothing else', () => {
  expect(withoutImports(list, () => true)).toBe(`
export const rules = [
  anchorCases,
];

export const views = {
  other: Other,
};
`);
  expect(withoutImports(list, () => false)).toBe(list);
});
