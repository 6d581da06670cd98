import { followPath, type Way } from '../addresses/follow-path.ts';
import type { Graph } from '../graph.ts';
import { pathOnHost } from '../redirects/locale-folders.ts';
import { fromRoute } from '../redirects/rule-way.ts';
import { gonePage } from '../rules/contract/gone-page.ts';
import type { Gone } from './gone.ts';
import { newPages } from './new-page.ts';
import { redirectLine, redirectTableName } from './redirect-line.ts';

interface Compared {
  readonly before: Graph;
  readonly after: Graph;
  /** The pages that are gone. Redirects to them work again as soon as these pages are redirected. */
  readonly missing: ReadonlySet<string>;
}

/** The paths that were redirected and now lead nowhere. */
export function goneRedirects({ before, after, missing }: Compared): Gone[] {
  const newPageOf = newPages(after);
  const shown = pathOnHost(after);
  const paths = new Set(before.redirects.rules.map(fromRoute));
  return [...paths].flatMap((from): Gone[] => {
    const old = followPath(from, undefined, before);
    const now = followPath(from, undefined, after);
    if (!leads(old) || leads(now) || missing.has(from) || missing.has(now.to)) return [];
    const file = redirectTableName(after.config);
    const finding = { problem: gonePage, at: { source: { file } }, target: from };
    const detail = {
      from: shown(from),
      story: `was redirected to ${shown(old.to)}, ${fateOf(now, shown(now.to))}`,
    };
    if (now.isRedirected) {
      const advice = 'Let its redirect rule lead to a page that exists.';
      return [{ from, finding: { ...finding, detail, advice } }];
    }
    const target = isStill(old, after) ? old.to : newPageOf(old.to, old.article?.id)?.url;
    const line = redirectLine(from, target, after);
    const advice = line === undefined ? 'Bring the redirect rule back.' : `Add to ${file}: ${line}`;
    return [{ from, line, finding: { ...finding, detail, suggestion: target, advice } }];
  });
}

const leads = ({ end }: Way): boolean => end === 'page' || end === 'outside';

const isStill = ({ end, to }: Way, after: Graph): boolean =>
  end === 'outside' || leads(followPath(to.split('#')[0] ?? '', undefined, after));

function fateOf({ isRedirected, end }: Way, to: string): string {
  if (!isRedirected) return 'and its redirect rule is gone';
  return end === 'missing' ? `and now to ${to}, which is no page` : 'and now redirects in a circle';
}
