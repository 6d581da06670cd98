import type { EntryId } from '../../schemas/base/ids.ts';
import { followPath } from '../addresses/follow-path.ts';
import { reasonOf, whyWithoutPage } from '../addresses/site-pages.ts';
import { addressGone, entryAway } from '../causes.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import type { LeftOut } from '../link/included.ts';
import type { FaultLocation } from '../finding.ts';
import { pathOnHost } from '../redirects/locale-folders.ts';
import { gonePage } from '../rules/contract/gone-page.ts';
import { nameOf } from '../rules/words.ts';
import type { Gone } from './gone.ts';
import { newPages } from './new-page.ts';
import { redirectLine, redirectTableName } from './redirect-line.ts';

/** The old pages that no longer exist and are not redirected. */
export function gonePages(before: Graph, after: Graph): Gone[] {
  const newPageOf = newPages(after);
  const shown = pathOnHost(after);
  return [...before.routes].flatMap(([from, id]) => {
    if (after.routes.has(from)) return [];
    const { end, isRedirected } = followPath(from, undefined, after);
    const entry = before.entries.get(id);
    if (entry === undefined || end === 'page' || end === 'outside') return [];
    const newPage = newPageOf(from, id);
    const target = newPage?.isSure ? newPage.url : undefined;
    // of two rules for one path the first wins, so a rule that leads nowhere has to be corrected itself
    const line = isRedirected ? undefined : redirectLine(from, target, after);
    const story = `was the page of ${nameOf(entry)}, ${fateOf(id, target && shown(target), after)}`;
    const detail = { from: shown(from), story };
    const advice = adviceFor({
      target: target && shown(target),
      line,
      isRedirected,
      table: redirectTableName(after.config),
    });
    const suggestion = newPage?.url;
    const entryNow = after.entries.get(id);
    const reason = entryNow && whyWithoutPage(entryNow, after);
    const cause = (reason && entryNow && entryAway(entryNow, reason, after)) ?? addressGone(from, after);
    const finding = {
      problem: gonePage,
      at: placeFor(id, after),
      detail,
      target: from,
      suggestion,
      advice,
      cause,
    };
    return [{ from, finding, line }];
  });
}

/** What happened to the entry, as the end of a sentence. */
function fateOf(id: EntryId, target: string | undefined, after: Graph): string {
  const entry = after.entries.get(id);
  const url = after.urls.get(id);
  if (url !== undefined) return `which is at ${pathOnHost(after)(url)} now`;
  if (entry === undefined) {
    return target ? `which is deleted; ${target} has the same slug` : 'which is not in the space any more';
  }
  if (entry.type === 'otherEntry') return fates['unknown-type'];
  const reason = reasonOf(entry, after);
  return reason === undefined ? 'whose slug cannot be used now' : fates[reason];
}

const fates: Readonly<Record<LeftOut, string>> = {
  draft: 'which is not published any more',
  archived: 'which is archived now',
  'other-channel': 'which is not in this knowledge base any more',
  'unknown-type': 'whose content type is not known any more',
  untranslated: 'which has no text in this language any more',
  unsound: 'which lacks required content and is left out',
};

interface Remedy {
  readonly target: string | undefined;
  readonly line: string | undefined;
  readonly isRedirected: boolean;
  readonly table: string;
}

function adviceFor({ target, line, isRedirected, table }: Remedy): string {
  if (isRedirected) return `Let the redirect rule of this address lead to ${target ?? 'a page that exists'}.`;
  if (line === undefined)
    return `Let the host of this language redirect the address to ${target ?? 'a page that exists'}.`;
  return target === undefined
    ? `Bring the page back, or choose the page that answers instead and add to ${table}: ${line}`
    : `Add to ${table}: ${line}`;
}

/** The entry if it still exists, else the redirect table, where an editor can repair the address. */
function placeFor(id: EntryId, after: Graph): FaultLocation {
  const entry = after.entries.get(id);
  if (entry === undefined) return { source: { file: redirectTableName(after.config) } };
  return after.urls.has(id) || hasBadSlug(entry, after)
    ? { entry: id, field: [entry.fieldNames.get('url') ?? 'url'] }
    : { entry: id };
}

const hasBadSlug = (entry: Entry, after: Graph): boolean =>
  entry.type !== 'otherEntry' && reasonOf(entry, after) === undefined;
