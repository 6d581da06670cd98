import type { RedirectChange } from '../../schemas/report/difference.ts';
import type { Graph } from '../graph.ts';
import { fromRoute } from '../redirects/rule-way.ts';
import { isSameValue } from './values/same-value.ts';

type Rule = NonNullable<RedirectChange['before']>;

/** The redirect rules that were added, removed or changed, by path. Of several rules for one path the first counts. */
export function redirectChanges(before: Graph, after: Graph): RedirectChange[] {
  const [old, now] = [rulesOf(before), rulesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((from): RedirectChange[] => {
    const [was, is] = [old.get(from), now.get(from)];
    if (isSameValue(was, is)) return [];
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'edited';
    return [{ change, from, ...(was && { before: was }), ...(is && { after: is }) }];
  });
}

function rulesOf({ redirects }: Graph): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const rule of redirects.rules) {
    const { to, isPermanent, ignoreCase, inBrowser } = rule;
    const from = fromRoute(rule);
    if (!rules.has(from)) rules.set(from, { to, isPermanent, ignoreCase, inBrowser });
  }
  return rules;
}
