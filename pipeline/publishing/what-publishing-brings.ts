import { addTo } from '../../schemas/base/add-to.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { BuildInput } from '../build.ts';
import type { RawExport } from '../decode/export/raw-export.ts';
import type { Graph } from '../graph.ts';
import { type Brought, bringer } from './brought.ts';
import { type Group, groupsApart } from './groups.ts';
import { publishableSpace, type Unpublished, withPublished } from './publishable.ts';
import { settlerOf } from './settler-of.ts';
import { targetTopics, type Topics, topicsOf } from './topics.ts';

/** What publishing each unpublished item by itself would bring to the site. */
export interface Publishing {
  /** The site with everything published. */
  readonly graph: Graph;
  /** In the order of the export, entries before assets. */
  readonly items: readonly { readonly item: Unpublished; readonly findings: readonly BroughtFinding[] }[];
  /** What only several of the items bring together: those of them that the findings name. */
  readonly joint: readonly { readonly diagnostic: Diagnostic; readonly items: readonly Unpublished[] }[];
}

/** A finding that publishing one item brings. */
export interface BroughtFinding {
  readonly diagnostic: Diagnostic;
  /** Whether it is gone once everything is published. */
  readonly isSettled: boolean;
  /** The item that settles it if it is published at the same time. */
  readonly settledBy?: Unpublished | undefined;
}

/** The most items that are published by themselves, where several can be the reason of a finding. */
const maxTries = 16;

/** An item, and what else it affects. */
interface Member {
  readonly item: Unpublished;
  readonly topics: Topics;
}

type Publish = (members: readonly Member[]) => Brought;

/**
 * Computes what publishing each item brings without a build for each of them. Items of which none affects another are published in one
 * group, so the number of builds is that of items that are related to each other.
 */
export function whatPublishingBrings(input: BuildInput, published: RawExport): Publishing {
  const space = publishableSpace(input.exported, published);
  const { before, bring } = bringer(input, space.published);
  const publish = (items: readonly Unpublished[]) => bring(withPublished(space, items));
  const together = publish(space.unpublished);
  const graphs = [before, together.graph];
  const members = space.unpublished.map((item) => ({ item, topics: topicsOf(item.id, graphs) }));
  const found = attributed({ members, graphs, publish: (some) => publish(some.map(({ item }) => item)) });
  const items = withSettlers(found, { members, together, publish });
  return { graph: together.graph, items, joint: jointFindings(together, { members, found, graphs }) };
}

type Found = ReadonlyMap<Member, ReadonlyMap<string, Diagnostic>>;

interface Space {
  readonly members: readonly Member[];
  readonly graphs: readonly Graph[];
  readonly publish: Publish;
}

/** The findings of each member, published by itself. */
function attributed({ members, graphs, publish }: Space): Found {
  const found = new Map(members.map((member) => [member, new Map<string, Diagnostic>()]));
  const open: [key: string, diagnostic: Diagnostic, candidates: readonly Member[]][] = [];
  for (const group of groupsApart(members)) {
    for (const [key, diagnostic] of publish(group.items).findings) {
      const candidates = candidatesFor(diagnostic, group, graphs);
      const [only] = candidates;
      if (only !== undefined && candidates.length === 1) found.get(only)?.set(key, diagnostic);
      else open.push([key, diagnostic, candidates]);
    }
  }
  const tried = new Map<Member, Brought>();
  for (const [key, diagnostic, candidates] of open) {
    for (const member of candidates) {
      const known = tried.get(member) ?? (tried.size < maxTries ? publish([member]) : undefined);
      if (known !== undefined) tried.set(member, known);
      if (known?.findings.has(key) === true) found.get(member)?.set(key, diagnostic);
    }
  }
  return found;
}

/** The members of a group that can be the reason of a finding: the one that has it, else those that have to do with its target. */
function candidatesFor(
  diagnostic: Diagnostic,
  { related }: Group<Member>,
  graphs: readonly Graph[],
): readonly Member[] {
  const { entry, asset, target = '' } = diagnostic;
  const place = entry?.id ?? asset?.id ?? '';
  const own = related({ offers: new Set([place]), uses: new Set() }).filter(({ item }) => item.id === place);
  if (own.length > 0) return own;
  const uses = new Set(graphs.flatMap((graph) => targetTopics(target, graph)));
  const atTarget = related({ offers: new Set(), uses });
  return atTarget.length > 0 ? atTarget : related(topicsOf(place, graphs));
}

interface Settling {
  readonly members: readonly Member[];
  readonly together: Brought;
  readonly publish: (items: readonly Unpublished[]) => Brought;
}

/** Two items that are published together, to see whether one settles a finding of the other. */
interface Pair {
  readonly items: readonly [Unpublished, Unpublished];
  readonly topics: Topics;
}

/** Names the item that settles a finding, where publishing the two of them shows that it does. */
function withSettlers(found: Found, { members, together, publish }: Settling): Publishing['items'] {
  const topicsById = new Map(members.map(({ item, topics }) => [item.id, topics]));
  const byId = new Map(members.map(({ item }) => [item.id, item]));
  const pairs = new Map<string, Pair>();
  const guesses = new Map<string, Pair>();
  for (const [{ item, topics }, findings] of found) {
    for (const [key, diagnostic] of findings) {
      const settler = together.findings.has(key) ? undefined : settlerOf(diagnostic, together.graph, byId);
      const others = settler && topicsById.get(settler.id);
      if (settler === undefined || others === undefined || settler === item) continue;
      const name = `${item.id} ${settler.id}`;
      const pair = pairs.get(name) ?? { items: [item, settler], topics: union(topics, others) };
      pairs.set(name, pair);
      guesses.set(nameOf(item, key), pair);
    }
  }
  const broughtBy = new Map<Pair, Brought['findings']>();
  for (const { items } of groupsApart([...pairs.values()])) {
    const { findings } = publish(items.flatMap((pair) => pair.items));
    for (const pair of items) broughtBy.set(pair, findings);
  }
  const settlerIn = (item: Unpublished, key: string): Unpublished | undefined => {
    const pair = guesses.get(nameOf(item, key));
    return pair && broughtBy.get(pair)?.has(key) === false ? pair.items[1] : undefined;
  };
  return Array.from(found, ([{ item }, findings]) => ({
    item,
    findings: Array.from(findings, ([key, diagnostic]) => ({
      diagnostic,
      isSettled: !together.findings.has(key),
      settledBy: settlerIn(item, key),
    })),
  }));
}

const nameOf = ({ id }: Unpublished, key: string): string => `${id} ${key}`;

const union = (one: Topics, other: Topics): Topics => ({
  offers: new Set([...one.offers, ...other.offers]),
  uses: new Set([...one.uses, ...other.uses]),
});

/** The findings of the whole that no item brings by itself. */
function jointFindings(
  { findings }: Brought,
  { members, found, graphs }: Pick<Space, 'members' | 'graphs'> & { readonly found: Found },
): Publishing['joint'] {
  const known = new Set([...found.values()].flatMap((each) => [...each.keys()]));
  const byOffer = new Map<string, Member[]>();
  for (const member of members) for (const topic of member.topics.offers) addTo(byOffer, topic, member);
  return [...findings]
    .filter(([key]) => !known.has(key))
    .map(([, diagnostic]) => {
      const { entry, asset, target = '' } = diagnostic;
      const place = entry?.id ?? asset?.id ?? '';
      const named = [
        ...topicsOf(place, graphs).offers,
        ...graphs.flatMap((graph) => targetTopics(target, graph)),
      ];
      const items = new Set(named.flatMap((topic) => byOffer.get(topic)?.map(({ item }) => item) ?? []));
      return { diagnostic, items: [...items] };
    });
}
