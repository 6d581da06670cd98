import { distance } from 'fastest-levenshtein';
import { followPath } from '../../../pipeline/addresses/follow-path.ts';
import { nearestPage } from '../../../pipeline/addresses/site-pages.ts';
import { pathOnHost } from '../../../pipeline/redirects/locale-folders.ts';
import { isPath } from '../../../pipeline/redirects/redirect-table.ts';
import { faultOf } from '../../../pipeline/redirects/rule-fault.ts';
import { wordsOfAddress } from '../../../schemas/base/text/words-of-address.ts';
import { splitUrl, toRoutePath } from '../../../schemas/urls.ts';
import type { Candidate, OpenedIndex } from './opened-index.ts';
import type { Proposal, Today } from './today.ts';

/** Below it, addresses are not alike: `enable-sso` is not `disable-sso`. */
const leastAlike = 0.8;
/** More than of an answer, because a wrong redirect misleads. */
const leastConfidence = 0.7;

interface Found extends Pick<OpenedIndex, 'graph' | 'urlOf'> {
  /** What the search finds about the words of the address. */
  readonly about: readonly Candidate[];
  /** Of these, pages whose titles have one of the words. */
  readonly named: readonly Candidate[];
}

/**
 * What is there today for an address that did not exist. If it still leads nowhere, the page with a similar address is meant, else one whose
 * title says the words of the address.
 */
export function todayAt(path: string, { graph, urlOf, about, named }: Found): Today {
  const { to, end, isRedirected } = followPath(path, undefined, graph);
  if (end === 'page' || end === 'outside') return { kind: 'found', page: pageAt(to, 1) };
  const similar = nearestPage(path, graph);
  const similarity = similar === undefined ? 0 : alike(path, similar);
  const page =
    similar !== undefined && similarity >= leastAlike
      ? pageAt(similar, similarity)
      : named.find((each) => isPath(each.path) && each.confidence >= leastConfidence);
  const nearest = [...new Map(about.map((each) => [each.url, each])).values()];
  if (page === undefined) return { kind: 'gap', nearest };
  return { kind: 'page', page, proposal: isRedirected ? undefined : redirectTo(page.path) };

  function pageAt(url: string, confidence: number): Candidate {
    const entry = isPath(url) ? graph.routes.get(toRoutePath(splitUrl(url).path)) : undefined;
    const title = (entry && graph.entries.get(entry)?.title) ?? url;
    return { title, url: urlOf(url), path: url, headings: [], updatedAt: '', confidence };
  }

  /** Undefined for a locale on a host of its own, which the table does not cover. */
  function redirectTo(url: string): Proposal | undefined {
    const onHost = pathOnHost(graph);
    const rule = { from: onHost(path), to: onHost(url) };
    return faultOf(rule.from, rule.to) === undefined ? { kind: 'redirect', ...rule } : undefined;
  }
}

/** How many letters of the last parts are equal, from 0 to 1. */
function alike(one: string, other: string): number {
  const [a, b] = [wordsOfAddress(one).toLowerCase(), wordsOfAddress(other).toLowerCase()];
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}
