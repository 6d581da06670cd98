import { stepsBetween } from '../../pipeline/diff/values/sequence.ts';
import type { Fixed } from '../../pipeline/fix/fix-content.ts';
import type { Fixes } from '../../schemas/report/fixes.ts';

/** The numbers of a run. */
export function summaryOf({ before, after, offered, changes }: Fixed): Fixes['summary'] {
  const left = after.all.diagnostics.length;
  const { suggested, inTable } = offered;
  const waiting = [...offered.waiting.values()].reduce((sum, number) => sum + number, 0);
  return {
    fixed: before.all.diagnostics.length - left,
    entries: new Set(changes.map(({ entry }) => entry)).size,
    suggested,
    inTable,
    waiting,
    left: left - suggested - inTable - waiting,
  };
}

/** The lines of the redirect table that change. */
export function changedRows({ before, after }: Fixed): Fixes['redirects'] {
  const [old = [], now = []] = [before, after].map(({ input }) =>
    (input.redirectFile?.text ?? '').split(/\r?\n/u),
  );
  return stepsBetween(old, now).flatMap((step): Fixes['redirects'] => {
    if (step.change === 'removed') return [{ before: old[step.before] ?? '' }];
    return step.change === 'added' ? [{ after: now[step.after] ?? '' }] : [];
  });
}
