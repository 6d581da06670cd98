import { isIpAddress } from '../../addresses/host-kinds.ts';
import { skeletonOf } from '../../addresses/lookalike.ts';
import type { Graph } from '../../graph.ts';
import { derive } from '../../queries/derive.ts';
import { linksOf } from './links-of.ts';

/** A host with at least this many links in a space counts as intended. */
const usualLinks = 3;

/** The probable host of a link: the site's own, or a more frequent one, that looks like the host of the link. */
export function hostLike({ hostname }: URL, graph: Graph): string | undefined {
  if (isIpAddress({ hostname })) return undefined;
  const { bySkeleton, counts } = hostsOf(graph);
  for (const [name, rest] of namesOf(hostname)) {
    const usual = bySkeleton.get(skeletonOf(name));
    if (usual === undefined || usual === name) continue;
    if ((counts.get(name) ?? 0) < (counts.get(usual) ?? 0)) return `${rest}${usual}`;
  }
  return undefined;
}

interface Hosts {
  /** How many links lead to a host, and to its domain. */
  readonly counts: ReadonlyMap<string, number>;
  /** By skeleton, the most frequent host. */
  readonly bySkeleton: ReadonlyMap<string, string>;
}

const hostsOf = derive<Hosts>('usualHosts', countHosts);

function countHosts(graph: Graph): Hosts {
  const counts = new Map<string, number>();
  for (const entry of graph.entries.values()) {
    if (!graph.reported.has(entry.id)) continue;
    for (const { address } of linksOf(entry, graph)) {
      if (address.kind !== 'outside') continue;
      for (const [name] of namesOf(address.url.hostname)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const { siteUrl } = graph.config;
  const own = siteUrl === undefined ? [] : namesOf(new URL(siteUrl).hostname);
  for (const [name] of own) counts.set(name, Number.POSITIVE_INFINITY);
  const bySkeleton = new Map<string, string>();
  for (const [name, count] of counts) {
    const skeleton = skeletonOf(name);
    const other = bySkeleton.get(skeleton);
    if (count >= usualLinks && count > (other === undefined ? 0 : (counts.get(other) ?? 0))) {
      bySkeleton.set(skeleton, name);
    }
  }
  return { counts, bySkeleton };
}

/** The host and its domain, each with what stands before it. */
function namesOf(hostname: string): readonly (readonly [name: string, rest: string])[] {
  const domain = hostname.split('.').slice(-2).join('.');
  return domain === hostname
    ? [[hostname, '']]
    : [
        [hostname, ''],
        [domain, hostname.slice(0, -domain.length)],
      ];
}
