import { repeatedRules } from '../../redirects/repeated-rules.ts';
import { fixOf } from '../../fix/fix.ts';
import { removeRow } from '../../fix/redirect-edits.ts';
import { spaceRule } from '../../rule.ts';

export const duplicateRedirect = spaceRule<{
  readonly from: string;
  readonly to: string;
  readonly firstTo: string;
}>({
  id: 'redirects/duplicate',
  severity: 'error',
  summary: 'Every path is redirected by one rule.',
  advice: 'Remove one of the two rules.',
  message: ({ from, to, firstTo }) =>
    to === firstTo
      ? `${from} is redirected to ${to} by an earlier rule already.`
      : `${from} is redirected to ${firstTo} by an earlier rule; this one, to ${to}, is never used.`,
  *checkSpace({ redirects }) {
    for (const { rule, first, from, isByCase } of repeatedRules(redirects)) {
      if (isByCase) continue;
      yield { at: rule.origin, detail: { from, to: rule.to, firstTo: first.to }, target: from };
    }
  },
  fix: ({ at }, content) => fixOf(false, [removeRow(at, content)]), // it is never used
});
