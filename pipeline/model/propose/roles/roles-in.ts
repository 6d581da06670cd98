import type { FieldFacts, SpaceFacts } from '../facts/facts.ts';
import { byPoints, opened } from './by-points.ts';
import { byShape } from './by-shape.ts';
import type { Decision } from './decision.ts';
import { isShownByHolders } from './parts.ts';
import { type TypeView, viewOf } from './type-view.ts';

/** What each type is for. `ours` are the types that are read without a mapping. */
export function rolesIn(facts: SpaceFacts, ours: (type: string) => boolean): Map<string, Decision> {
  const views = [...facts.values()].map(viewOf);
  const decisions = new Map(
    views.map((view): [string, Decision] => {
      const { id } = view.type;
      const decided = ours(id) ? { role: 'ours' as const, reasons: [] } : decide(view, facts);
      return [id, { ...decided, view }];
    }),
  );
  openParts(decisions);
  spreadSettings(decisions);
  return decisions;
}

/** Terms and steps that nothing could show as such are shown field by field. */
function openParts(decisions: Map<string, Decision>): void {
  const parts = [...decisions].filter(
    ([, decision]) =>
      (decision.role === 'term' || decision.role === 'step') && !isShownByHolders(decision, decisions),
  );
  for (const [id, { view }] of parts) decisions.set(id, { ...opened(view), view });
}

/** What only settings hold is a part of them. */
function spreadSettings(decisions: Map<string, Decision>): void {
  const isSettingsType = (type: string): boolean => decisions.get(type)?.role === 'settings';
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [id, { role, view }] of decisions) {
      const holders = view.referrers.filter(({ count, type }) => count > 0 && type !== id);
      if (role !== 'open' || holders.length === 0 || view.slug !== undefined) continue;
      if (!holders.every(({ type, field }) => isSettingsType(type) || isSeoField(field))) continue;
      decisions.set(id, {
        role: 'settings',
        view,
        reasons: ['only settings and fields for search engines lead to it'],
      });
      hasChanged = true;
    }
  }
}

const isSeoField = ({ tokens }: FieldFacts): boolean =>
  tokens.some((token) => /^(?:seo|meta|metadata|metatags?)$/u.test(token));

const decide = (view: TypeView, facts: SpaceFacts): Omit<Decision, 'view'> =>
  byShape(view, facts) ?? byPoints(view);
