import { repeatedRules } from '../../redirects/repeated-rules.ts';
import { spaceRule } from '../../rule.ts';

export const duplicateCase = spaceRule<{
  readonly from: string;
  readonly to: string;
  readonly firstFrom: string;
  readonly firstTo: string;
}>({
  id: 'redirects/duplicate-case',
  severity: 'warn',
  summary: 'No two redirect rules differ only by upper and lower case.',
  advice: 'Keep the rule in lower case and remove the other.',
  message: ({ from, to, firstFrom, firstTo }) =>
    `The rules for ${firstFrom} (to ${firstTo}) and ${from} (to ${to}) differ only by upper and lower case.`,
  *checkSpace({ redirects }) {
    for (const { rule, first, firstFrom, from, isByCase } of repeatedRules(redirects)) {
      if (!isByCase) continue;
      yield { at: rule.origin, detail: { from, to: rule.to, firstFrom, firstTo: first.to }, target: from };
    }
  },
});
